// The target has no code. Its dependencies are the modules of the SDK, so that one command compiles them all.
