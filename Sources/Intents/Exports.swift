// The class is a part of UIKit here, whose delegates have it as an argument.
@_exported public import Foundation

@_exported public import class UIKitCore.INIntent
@_exported public import class UIKitCore.NSUserActivity
