"""Names and shapes of Godot's Variant types (Godot 4 and 3, binary and resource numbering)."""

from __future__ import annotations

from typing import Final

# Type numbers of Godot 4's binary serialization API.
GODOT4: Final = (
    *("nil", "bool", "int", "float", "String"),
    *("Vector2", "Vector2i", "Rect2", "Rect2i", "Vector3", "Vector3i", "Transform2D"),
    *("Vector4", "Vector4i", "Plane", "Quaternion", "AABB", "Basis", "Transform3D"),
    *("Projection", "Color", "StringName", "NodePath", "RID", "Object", "Callable", "Signal"),
    *("Dictionary", "Array", "PackedByteArray", "PackedInt32Array", "PackedInt64Array"),
    *("PackedFloat32Array", "PackedFloat64Array", "PackedStringArray", "PackedVector2Array"),
    *("PackedVector3Array", "PackedColorArray", "PackedVector4Array"),
)

# The same of Godot 3, under the names that Godot 4 uses where the values are the same.
GODOT3: Final = (
    *("nil", "bool", "int", "float", "String", "Vector2", "Rect2", "Vector3", "Transform2D"),
    *("Plane", "Quaternion", "AABB", "Basis", "Transform3D", "Color", "NodePath", "RID"),
    *("Object", "Dictionary", "Array", "PackedByteArray", "PackedInt32Array"),
    *("PackedFloat32Array", "PackedStringArray", "PackedVector2Array", "PackedVector3Array"),
    "PackedColorArray",
)

# How many numbers a fixed type is made of.
REALS: Final = {
    "Vector2": 2,
    "Rect2": 4,
    "Vector3": 3,
    "Transform2D": 6,
    "Vector4": 4,
    "Plane": 4,
    "Quaternion": 4,
    "AABB": 6,
    "Basis": 9,
    "Transform3D": 12,
    "Projection": 16,
}
WHOLES: Final = {"Vector2i": 2, "Rect2i": 4, "Vector3i": 3, "Vector4i": 4}
COLOR: Final = 4

# The struct code of one element of a packed array, and how many make one item.
PACKED_NUMBERS: Final = {
    "PackedInt32Array": "i",
    "PackedInt64Array": "q",
    "PackedFloat32Array": "f",
    "PackedFloat64Array": "d",
}
PACKED_VECTORS: Final = {
    "PackedVector2Array": ("Vector2", 2),
    "PackedVector3Array": ("Vector3", 3),
    "PackedColorArray": ("Color", 4),
    "PackedVector4Array": ("Vector4", 4),
}
