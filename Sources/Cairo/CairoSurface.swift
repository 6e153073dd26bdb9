@_implementationOnly import CCairo

/// An image in memory, the target of contexts and the source of patterns.
///
/// Wraps `cairo_surface_t` of the image type. See https://www.cairographics.org/manual/cairo-Image-Surfaces.html
package final class CairoSurface {
    package enum Format: Hashable, Sendable {
        /// Premultiplied 32-bit pixels in the machine's byte order.
        case argb32
        /// The same format without alpha.
        case rgb24
        /// One byte of coverage per pixel.
        case alpha8
    }

    /// The native surface, used only by the Pango wrapper.
    package let handle: OpaquePointer
    /// The sink of a document's bytes.
    private let sink: CairoSink?

    /// Adopts a surface with its reference.
    init(adopting surface: OpaquePointer, keeping sink: CairoSink, _ operation: String) throws(CairoError) {
        handle = surface
        self.sink = sink
        try CairoError.check(cairo_surface_status(surface), operation)
    }

    /// Creates a surface over foreign memory, which has to outlive the surface. Wraps
    /// `cairo_image_surface_create_for_data`.
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

    /// Creates a surface with its own zeroed memory. Wraps `cairo_image_surface_create`.
    package init(width: Int, height: Int, format: Format) throws(CairoError) {
        guard let surface = cairo_image_surface_create(format.raw, Int32(clamping: width), Int32(clamping: height)) else {
            throw CairoError(operation: "cairo_image_surface_create", reason: "no surface")
        }
        handle = surface
        sink = nil
        try CairoError.check(cairo_surface_status(surface), "cairo_image_surface_create")
    }

    deinit { cairo_surface_destroy(handle) }

    /// Completes pending drawing, so that the memory can be read. Wraps `cairo_surface_flush`.
    package func flush() { cairo_surface_flush(handle) }

    /// Invalidates cached content after direct writes to the memory. Wraps `cairo_surface_mark_dirty`.
    package func markDirty() { cairo_surface_mark_dirty(handle) }

    /// Sets an offset of all drawing, in pixels. Wraps `cairo_surface_set_device_offset`.
    package func setDeviceOffset(x: Double, y: Double) { cairo_surface_set_device_offset(handle, x, y) }

    /// Lends the pixels with the number of bytes per row, and marks the surface as changed. Wraps
    /// `cairo_image_surface_get_data`.
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
