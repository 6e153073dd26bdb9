print("caret")
