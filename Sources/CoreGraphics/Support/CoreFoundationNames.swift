// The names of Core Foundation's types, which Foundation on Linux does not export. Code that casts to them for Core
// Graphics, such as `[red, blue] as CFArray`, compiles unchanged.

/// An array; a Swift array.
public typealias CFArray = [Any]
/// A string; a Swift string.
public typealias CFString = String
/// A URL; a Swift value.
public typealias CFURL = URL
/// An error; Foundation's class.
public typealias CFError = NSError
/// A dictionary; a Swift dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// Data; Foundation's value.
public typealias CFData = Data
/// Mutable data; Foundation's class.
public typealias CFMutableData = NSMutableData
