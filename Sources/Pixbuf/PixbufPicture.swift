@_implementationOnly import CPixbuf

/// A decoded picture: rows of 8-bit red, green, blue and, if `hasAlpha`, straight alpha. Wraps a reference to a `GdkPixbuf`.
///
/// It may go from one thread to another: nobody writes pixels after decoding, and GObject counts references atomically.
package final class PixbufPicture: @unchecked Sendable {
    private let handle: OpaquePointer

    /// Takes a reference of its own.
    init(retaining pixbuf: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pixbuf))
        handle = pixbuf
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

    /// In pixels.
    package var width: Int { Int(gdk_pixbuf_get_width(handle)) }
    /// In pixels.
    package var height: Int { Int(gdk_pixbuf_get_height(handle)) }
    /// In bytes.
    package var bytesPerRow: Int { Int(gdk_pixbuf_get_rowstride(handle)) }
    package var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(handle) != 0 }

    /// 1…8 as in Exif, from the file; 1 where it says nothing. Wraps `gdk_pixbuf_get_option`.
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
