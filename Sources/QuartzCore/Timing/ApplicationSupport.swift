/// Services of the module that creates applications, for a process without an application.
///
/// This module imports no module of a higher layer; it finds the only conforming type by its name.
package protocol ApplicationSupport: SendableMetatype {
    /// Creates the application of a process that has none.
    @MainActor static func makeApplication()
    /// The time since the machine started, in seconds.
    static var uptime: TimeInterval { get }
}

/// Finds the type that conforms to ``ApplicationSupport``.
enum ApplicationSupportLookup {
    /// The enumeration `UIKitCore.ImplicitApplication`; `nil` in programs without that module.
    static let found = _typeByName("9UIKitCore19ImplicitApplicationO") as? any ApplicationSupport.Type
}
