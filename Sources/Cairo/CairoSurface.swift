@_implementationOnly import CCairo

/// A picture in memory which contexts draw into and patterns read from.
///
/// Wraps `cairo_surface_t` of the image kind. See https://www.cairographics.org/manual/cairo-Image-Surfaces.html
package final class CairoSurface {
    package enum Format: Hashable, Sendable {
        /// Premultiplied 32-bit pixels in the machine's order.
        case argb32
        /// The same without regard to alpha.
        case rgb24
        /// One byte of coverage per pixel.
        case alpha8
    }

    /// For the Pango wrapper alone.
    package let handle: OpaquePointer
    /// Where a document's bytes go, up to the last.
    private let sink: CairoSink?

    /// Takes over one reference.
    init(adopting surface: OpaquePointer, keeping sink: CairoSink, _ operation: String) throws(CairoError) {
        handle = surface
        self.sink = sink
        try CairoError.check(cairo_surface_status(surface), operation)
    }

    /// Makes a surface over somebody else's memory, which has to outlive it. Wraps `cairo_image_surface_create_for_data`.
    package init(
        pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format = .argb32
    ) throws(CairoError) {
        let bytes = pixels.assumingMemoryBound(to: UInt8.self)
        guard
            let surface = cairo_image_surface_create_for_data(
                bytes, format.raw, Int32(clamping: width), Int32(clamping: height), Int32(clamping: bytesPerRow))
        else { throw CairoError(operation: "cairo_image_surface_create_for_data", reason: "no surface") }
        handle = surface
        sink = nil
        try CairoError.check(cairo_surface_status(surface), "cairo_image_surface_create_for_data")
    }

    /// Makes a surface with zeroed memory of its own. Wraps `cairo_image_surface_create`.
    package init(width: Int, height: Int, format: Format) throws(CairoError) {
        guard let surface = cairo_image_surface_create(format.raw, Int32(clamping: width), Int32(clamping: height)) else {
            throw CairoError(operation: "cairo_image_surface_create", reason: "no surface")
        }
        handle = surface
        sink = nil
        try CairoError.check(cairo_surface_status(surface), "cairo_image_surface_create")
    }

    deinit { cairo_surface_destroy(handle) }

    /// Completes drawing, so that the memory may be read. Wraps `cairo_surface_flush`.
    package func flush() { cairo_surface_flush(handle) }

    /// Says that the memory was written to directly. Wraps `cairo_surface_mark_dirty`.
    package func markDirty() { cairo_surface_mark_dirty(handle) }

    /// Moves what is drawn into the surface, in pixels. Wraps `cairo_surface_set_device_offset`.
    package func setDeviceOffset(x: Double, y: Double) { cairo_surface_set_device_offset(handle, x, y) }

    /// Lends the rows and their distance in bytes, and marks the surface as written to. Wraps `cairo_image_surface_get_data`.
    ///
    /// The body is not called for a surface without pixels.
    package func withPixels(_ body: (_ base: UnsafeMutableRawPointer, _ bytesPerRow: Int) -> Void) {
        flush()
        guard let data = cairo_image_surface_get_data(handle) else { return }
        body(data, Int(cairo_image_surface_get_stride(handle)))
        markDirty()
    }
}

extension CairoSurface.Format {
    var raw: cairo_format_t {
        switch self {
        case .argb32: CAIRO_FORMAT_ARGB32
        case .rgb24: CAIRO_FORMAT_RGB24
        case .alpha8: CAIRO_FORMAT_A8
        }
    }
}
