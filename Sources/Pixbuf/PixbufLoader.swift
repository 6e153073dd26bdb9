import Preconditions

@_implementationOnly import CPixbuf

/// Decodes formats for which there is no reader of our own. Wraps `GdkPixbufLoader`.
///
/// - Source: https://docs.gtk.org/gdk-pixbuf/class.PixbufLoader.html
package enum PixbufLoader {
    /// Returns whether a loader is installed for a format, such as `image/gif`.
    package static func isInstalled(mimeType: String) -> Bool {
        let formats = gdk_pixbuf_get_formats()
        defer { g_slist_free(formats) }
        var next = formats
        while let entry = next?.pointee {
            let types = gdk_pixbuf_format_get_mime_types(OpaquePointer(entry.data))
            defer { g_strfreev(types) }
            var pointer = types
            while let type = pointer?.pointee {
                if String(cString: type) == mimeType { return true }
                pointer = pointer?.advanced(by: 1)
            }
            next = entry.next
        }
        return false
    }

    /// Decodes the first image.
    ///
    /// - Parameter maximumPixels: The maximum number of pixels, checked before memory is allocated.
    /// - Returns: The image, and whether the data ended before the image was complete.
    package static func decode(
        _ bytes: UnsafeRawBufferPointer, mimeType: String, maximumPixels: Int
    ) throws(PixbufError) -> (picture: PixbufImage, isTruncated: Bool) {
        let run = try LoaderRun(mimeType: mimeType, maximumPixels: maximumPixels)
        try run.feed(bytes)
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(run.loader) else { throw run.failure(or: "it holds no picture") }
        return (PixbufImage(retaining: pixbuf), run.isTruncated)
    }

    /// Draws a vector image at a size in pixels.
    ///
    /// Wraps `gdk_pixbuf_loader_set_size`.
    /// - Precondition: Both sides are in 1…32,767.
    package static func draw(
        _ bytes: UnsafeRawBufferPointer, mimeType: String, width: Int, height: Int
    ) throws(PixbufError) -> PixbufImage {
        precondition((1...32_767).contains(width) && (1...32_767).contains(height), "PixbufLoader: \(width)x\(height) pixels.")
        let run = try LoaderRun(mimeType: mimeType, maximumPixels: width * height, target: (width, height))
        try run.feed(bytes)
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(run.loader) else { throw run.failure(or: "it holds no picture") }
        return PixbufImage(retaining: pixbuf)
    }

    /// Calls `body` for each of the first `count` frames of an animation, in order, with a copy that may be retained.
    package static func decodeFrames(
        _ bytes: UnsafeRawBufferPointer, mimeType: String, count: Int, maximumPixels: Int, body: (PixbufFrame) -> Void
    ) throws(PixbufError) {
        let run = try LoaderRun(mimeType: mimeType, maximumPixels: maximumPixels)
        try run.feed(bytes)
        guard let animation = gdk_pixbuf_loader_get_animation(run.loader) else { throw run.failure(or: "it holds no picture") }
        var time = 0
        guard let iterator = caret_pixbuf_frames(animation) else { throw run.failure(or: "it holds no picture") }
        defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        for _ in 0..<count {
            guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator), let copy = gdk_pixbuf_copy(pixbuf) else { return }
            defer { g_object_unref(UnsafeMutableRawPointer(copy)) }
            let delay = gdk_pixbuf_animation_iter_get_delay_time(iterator)
            body(PixbufFrame(image: PixbufImage(retaining: copy), duration: delay < 0 ? nil : Double(delay) / 1000))
            if delay < 0 { return }
            time += Int(delay)
            // The iterator advances only when the duration of a frame is over.
            if caret_pixbuf_advance(iterator, time) == 0 { caret_pixbuf_advance(iterator, time + 1) }
        }
    }
}
