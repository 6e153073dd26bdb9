// The names of Core Foundation that code for reachability uses, and that Foundation for Linux does not export.

/// A string; Foundation's class, because contexts return an unmanaged reference to it.
///
/// > Difference from Apple: in a file that also imports UIKit, the name is ambiguous, because UIKit's is a Swift
/// > string.
public typealias CFString = NSString

/// A run loop; Foundation's class.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { .main }

/// Returns the run loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }

/// A mode of a run loop.
///
/// Unchecked: the only property is an immutable string.
public struct CFRunLoopMode: Hashable, RawRepresentable, @unchecked Sendable {
    /// The default mode.
    public static let defaultMode = CFRunLoopMode(rawValue: NSString(string: "kCFRunLoopDefaultMode"))
    /// All common modes.
    public static let commonModes = CFRunLoopMode(rawValue: NSString(string: "kCFRunLoopCommonModes"))

    /// The name of the mode.
    public let rawValue: CFString

    /// Creates a mode from its name.
    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// Creates a mode from its name.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}
