extends SceneTree
func _init():
	var big = {"hechos": {}, "turno": 40}
	for n in range(60):
		var l = []
		for i in range(40):
			l.append({"texto": "Hecho %d de la aldea %d: la señora Núñez vio al dragón %d" % [i, n, (i*37+n*101)%1000], "turno": i, "peso": i*0.25})
		big["hechos"]["npc_%02d" % n] = l
	var t = JSON.stringify(big).to_utf8_buffer()
	var noise = PackedByteArray()
	var s = 12345
	for i in range(30000):
		s = (s * 1103515245 + 12345) & 0x7fffffff
		noise.append(33 + (s >> 8) % 90)
	var far = t.slice(0, 20000) + noise + t.slice(0, 20000) + noise + t
	var f = FileAccess.open("user://fast_big.bin", FileAccess.WRITE)
	f.store_buffer(t.compress(FileAccess.COMPRESSION_FASTLZ)); f.close()
	f = FileAccess.open("user://fast_big.plain", FileAccess.WRITE); f.store_buffer(t); f.close()
	f = FileAccess.open("user://fast_far.bin", FileAccess.WRITE)
	f.store_buffer(far.compress(FileAccess.COMPRESSION_FASTLZ)); f.close()
	f = FileAccess.open("user://fast_far.plain", FileAccess.WRITE); f.store_buffer(far); f.close()
	# every type once, all the ways
	var all = {"v2": Vector2(1.5,2), "v2i": Vector2i(1,2), "r2": Rect2(1,2,3,4), "r2i": Rect2i(1,2,3,4), "v3": Vector3(1,2,3), "v3i": Vector3i(1,2,3), "t2": Transform2D(0.5, Vector2(3,4)), "v4": Vector4(1,2,3,4), "v4i": Vector4i(1,2,3,4), "pl": Plane(1,0,0,2), "q": Quaternion(0,0,0,1), "aabb": AABB(Vector3(1,2,3),Vector3(4,5,6)), "b": Basis(), "t3": Transform3D(), "pr": Projection(), "col": Color(1,0.5,0,1), "sn": &"x", "np": ^"a/b:c:d", "np2": ^":x", "cal": Callable(), "sig": Signal(), "bytes": PackedByteArray([1,2,3]), "i32": PackedInt32Array([1,-2]), "i64": PackedInt64Array([1,-2]), "f32": PackedFloat32Array([1,-2.5]), "f64": PackedFloat64Array([1,-2.5]), "str": PackedStringArray(["a","ñ",""]), "pv2": PackedVector2Array([Vector2(1,2),Vector2(3,4)]), "pv3": PackedVector3Array([Vector3(1,2,3)]), "pc": PackedColorArray([Color(1,1,1,1)]), "pv4": PackedVector4Array([Vector4(1,2,3,4)]), "inf": INF, "ninf": -INF, "nan": NAN, "rid": RID(), "empty": {}, "arr": [1, 2.0, "x", null, true], 7: "siete", 7.5: "f", true: "b", "esc": "a\"b\\c\n\t\u0001/", "hechos": {&"bram": [{"texto": "x", "turno": 1, "peso": 1.0}]}, "turno": 2, "ti": [] as Array[int], "big": 9007199254740993}
	f = FileAccess.open("user://all_store.bin", FileAccess.WRITE); f.store_var(all); f.store_var([1,2]); f.store_var(5); f.close()
	f = FileAccess.open("user://all_str.txt", FileAccess.WRITE); f.store_string(var_to_str(all)); f.close()
	f = FileAccess.open("user://all_native.json", FileAccess.WRITE); f.store_string(JSON.stringify(JSON.from_native(all))); f.close()
	var inner = Resource.new(); inner.set_meta("memoria", {"hechos": {"bram": [{"texto": "dentro", "turno": 1, "peso": 1.0}]}, "turno": 9})
	var r = Resource.new(); r.set_meta("all", all); r.set_meta("inner", inner); r.set_meta("tex", inner)
	print("@@BEGIN err"); print(ResourceSaver.save(r, "user://all.res")); print(ResourceSaver.save(r, "user://all.tres")); print(ResourceSaver.save(r, "user://all_c.res", ResourceSaver.FLAG_COMPRESS)); print("@@END")
	f = FileAccess.open("user://all_obj.bin", FileAccess.WRITE); f.store_var({"o": r, "hechos": {}, "turno": 1}, true); f.close()
	f = FileAccess.open("user://all_obj_id.bin", FileAccess.WRITE); f.store_var({"o": r, "hechos": {}, "turno": 1}, false); f.close()
	f = FileAccess.open("user://obj_str.txt", FileAccess.WRITE); f.store_string(var_to_str({"o": r, "n": Node.new(), "hechos": {}, "turno": 1})); f.close()
	f = FileAccess.open("user://hand.bin", FileAccess.WRITE); f.store_pascal_string("SAVE1"); f.store_32(3); f.store_pascal_string(JSON.stringify({"hechos": {"bram": [{"texto":"x","turno":1,"peso":1.0}]}, "turno": 3})); f.store_float(1.5); f.store_var({"lugar": "mina", "quests_completadas": ["q1"]}); f.store_16(7); f.close()
	f = FileAccess.open_encrypted("user://key.bin", FileAccess.WRITE, "0123456789abcdef0123456789abcdef".to_utf8_buffer()); f.store_string(JSON.stringify({"hechos": {}, "turno": 3})); f.close()
	var cf = ConfigFile.new(); cf.set_value("a b", "k ey", all); cf.set_value("", "top", 1); cf.set_value("s", "multi", "uno\ndos=[x]\n[no]\n"); cf.save("user://all.cfg")
	f = FileAccess.open("user://csv.save", FileAccess.WRITE); f.store_line(JSON.stringify({"a":1})); f.store_var({"hechos": {"bram": [{"texto":"x","turno":1,"peso":1.0}]}, "turno": 3}); f.store_line("hola"); f.close()
	quit(0)
