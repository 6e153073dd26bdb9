@_exported import Caret
