import UIKitEngines

/// An error of reading a nib or a storyboard, or of creating and connecting its objects.
///
/// Each case names the file. An error about an object also names the element and its line, counted from 1.
public typealias NibError = UIKitEngines.NibError
