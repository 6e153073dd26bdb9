// Swift code imports nothing from this header, because the code runs when the process starts.
