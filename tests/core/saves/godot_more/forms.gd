extends SceneTree
func memory():
	var facts = {}
	for i in range(3):
		facts["npc_%d" % i] = [{"texto": "El secreto %d: Ñandú €" % i, "turno": i, "peso": 1.5}, {"texto": "segundo", "turno": 12, "peso": 1.0}]
	return {"hechos": facts, "turno": 12}
func opened(name):
	return FileAccess.open("user://" + name, FileAccess.WRITE)
func _init():
	var m = memory()
	var save = {"version": 3, "player": {"pos": Vector3(1,2,3), "place": &"mina"}, "npc_memory": m, "quests_completadas": ["q_uno"]}
	var keyed: Dictionary[StringName, Variant] = {}
	for k in m["hechos"]: keyed[StringName(k)] = m["hechos"][k]
	var typed: Dictionary[String, Dictionary] = {"memoria": {"hechos": keyed, "turno": 12}}
	var raw = JSON.stringify(save).to_utf8_buffer()
	var names = ["fastlz", "deflate", "zstd", "gzip"]
	var f
	for mode in range(4):
		f = opened("sized_%s.bin" % names[mode]); f.store_32(raw.size()); f.store_buffer(raw.compress(mode)); f.close()
		f = opened("stream_%s.bin" % names[mode]); f.store_64(raw.size()); f.store_var(raw.compress(mode)); f.close()
	f = opened("native_lines.save"); f.store_line(JSON.stringify(JSON.from_native({"mem": typed}))); f.store_line(JSON.stringify(JSON.from_native(save))); f.close()
	f = opened("base64_lines.txt"); f.store_line(Marshalls.variant_to_base64(save)); f.store_line(Marshalls.variant_to_base64(typed)); f.close()
	f = opened("utf16.txt"); f.store_buffer(JSON.stringify(save).to_utf16_buffer()); f.close()
	var root = Node2D.new(); root.name = "Root"; root.set_meta("memoria", m)
	var child = Node.new(); child.name = "Npc"; child.set_meta("notas", {"hechos": keyed, "turno": 12}); root.add_child(child); child.owner = root
	var scene = PackedScene.new(); scene.pack(root)
	ResourceSaver.save(scene, "user://scene.tscn"); ResourceSaver.save(scene, "user://scene.scn")
	var code = GDScript.new(); code.source_code = "extends Resource\nfunc _init(): OS.execute('touch', ['pwned'])\n"; code.reload()
	var holder = Resource.new(); holder.set_meta("code", code); holder.set_meta("mem", m)
	ResourceSaver.save(holder, "user://script.tres"); ResourceSaver.save(holder, "user://script.res")
	root.free()
	quit(0)
