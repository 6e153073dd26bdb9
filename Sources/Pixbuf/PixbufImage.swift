@_implementationOnly import CPixbuf

/// A decoded image with rows of 8-bit red, green, blue and, if `hasAlpha`, straight alpha. Retains a `GdkPixbuf`.
///
/// The image may be sent between threads: its pixels are not changed after decoding, and GObject's reference counts
/// are atomic.
package final class PixbufImage: @unchecked Sendable {
    private let handle: OpaquePointer

    /// Retains a pixbuf.
    init(retaining pixbuf: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pixbuf))
        handle = pixbuf
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

    /// The width, in pixels.
    package var width: Int { Int(gdk_pixbuf_get_width(handle)) }
    /// The height, in pixels.
    package var height: Int { Int(gdk_pixbuf_get_height(handle)) }
    /// The number of bytes per row.
    package var bytesPerRow: Int { Int(gdk_pixbuf_get_rowstride(handle)) }
    package var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(handle) != 0 }

    /// The Exif orientation in the file, 1…8; 1 if unspecified. Wraps `gdk_pixbuf_get_option`.
    package var orientation: Int {
        guard let text = gdk_pixbuf_get_option(handle, "orientation") else { return 1 }
        return Int(String(cString: text)) ?? 1
    }

    /// Lends the pixels. Wraps `gdk_pixbuf_read_pixels`.
    package func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        let count = gdk_pixbuf_get_byte_length(handle)
        return try body(UnsafeRawBufferPointer(start: gdk_pixbuf_read_pixels(handle), count: Int(count)))
    }
}
