import UIKitEngines

/// An error of reading a nib or a storyboard, or of creating and connecting its objects.
///
/// Each case names the file, and for an error of an object also the element and its line, from 1.
public typealias NibError = UIKitEngines.NibError
