@_implementationOnly import CCairo

/// Information about the library.
package enum CairoLibrary {
    /// The version of the library, such as `1.16.0`. Wraps `cairo_version_string`.
    package static var version: String { String(cString: cairo_version_string()) }
}
