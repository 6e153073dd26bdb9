@_implementationOnly import CCairo

/// What is known about the library itself.
package enum CairoLibrary {
    /// The version that runs, such as `1.16.0`. Wraps `cairo_version_string`.
    package static var version: String { String(cString: cairo_version_string()) }
}
