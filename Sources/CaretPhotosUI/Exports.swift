@_exported public import Caret
@_exported public import PhotosUI
