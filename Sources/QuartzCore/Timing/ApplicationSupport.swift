/// What a process without an application gets from the module that makes applications.
///
/// This module imports nothing of what is above it; it finds the one type that conforms by its name.
package protocol ApplicationSupport: SendableMetatype {
    /// Makes the application of a process that has none, if there is none.
    @MainActor static func makeApplication()
    /// The time since the machine started, in seconds.
    static var uptime: TimeInterval { get }
}

/// Finds the type that conforms to ``ApplicationSupport``.
enum ApplicationSupportLookup {
    /// `UIKitCore.ImplicitApplication`, an enumeration; `nil` in programs without that module.
    static let found = _typeByName("9UIKitCore19ImplicitApplicationO") as? any ApplicationSupport.Type
}
