@_implementationOnly import CPango

/// Information about the library.
package enum PangoLibrary {
    /// The version of the library, such as `1.50.12`. Wraps `pango_version_string`.
    package static var version: String { pango_version_string().map { String(cString: $0) } ?? "unknown" }
}
