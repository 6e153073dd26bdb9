// Names of Core Foundation's types, which Foundation does not show here. Code that casts to them, as much of Core Graphics' API
// asks for, compiles unchanged: `[red, blue] as CFArray`.

/// A list of anything; here a Swift array.
public typealias CFArray = [Any]
/// A text; here a Swift string.
public typealias CFString = String
/// An address; here a Swift value.
public typealias CFURL = URL
/// What went wrong; here Foundation's object.
public typealias CFError = NSError
/// Anything by key; here a Swift dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes; here Foundation's value.
public typealias CFData = Data
/// Bytes that can be added to; here Foundation's class.
public typealias CFMutableData = NSMutableData
