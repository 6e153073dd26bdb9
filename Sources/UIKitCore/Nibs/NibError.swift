import UIKitEngines

/// Why a nib or a storyboard could not be read, or its objects not be made and connected.
///
/// Each case names the file; where an object is to blame, also the element and its line, from 1.
public typealias NibError = UIKitEngines.NibError
