// Swift code imports nothing from here: the work is done while the process starts.
