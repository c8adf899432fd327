"""The scene workspace: what each director sees, the gate between them, the scene, what is learnt."""
