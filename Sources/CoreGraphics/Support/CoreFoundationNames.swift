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
/// Any object of Core Foundation; a Swift object.
public typealias CFTypeRef = AnyObject
/// A point in time; a Swift value.
public typealias CFDate = Date
/// A number of elements, or an index.
public typealias CFIndex = Int
/// The result of a function of the system; 0 for success.
public typealias OSStatus = Int32

/// The source of memory for a new object. Swift allocates the objects of this package, therefore all functions ignore
/// this parameter.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The default source of memory.
public let kCFAllocatorDefault: CFAllocator? = nil
