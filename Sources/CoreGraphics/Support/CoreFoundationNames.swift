// Names of Core Foundation's types, which Foundation does not show here. Code that casts to them, as much of Core Graphics' API
// asks for, compiles unchanged: `[red, blue] as CFArray`.

/// A list of anything; here a Swift array.
public typealias CFArray = [Any]
/// A text; here a Swift string.
public typealias CFString = String
/// Anything by key; here a Swift dictionary.
public typealias CFDictionary = [AnyHashable: Any]
