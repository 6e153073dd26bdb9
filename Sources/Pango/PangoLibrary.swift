@_implementationOnly import CPango

/// What is known about the library itself.
package enum PangoLibrary {
    /// The version that runs, such as `1.50.12`. Wraps `pango_version_string`.
    package static var version: String { pango_version_string().map { String(cString: $0) } ?? "unknown" }
}
