@_implementationOnly import CPixbuf

/// Decodes the formats we have no reader of our own for. Wraps `GdkPixbufLoader`.
///
/// - Source: https://docs.gtk.org/gdk-pixbuf/class.PixbufLoader.html
package enum PixbufLoader {
    /// The name by which gdk-pixbuf knows a format, such as `gif`, if a loader for it is installed.
    package static func isInstalled(format: String) -> Bool {
        guard let loader = gdk_pixbuf_loader_new_with_type(format, nil) else { return false }
        gdk_pixbuf_loader_close(loader, nil)
        g_object_unref(UnsafeMutableRawPointer(loader))
        return true
    }

    /// Decodes the first picture.
    ///
    /// - Parameter maximumPixels: more pixels than these stop the loader when it knows the size, before it makes room for them.
    package static func decode(_ bytes: UnsafeRawBufferPointer, format: String, maximumPixels: Int) throws(PixbufError) -> PixbufPicture {
        let run = try LoaderRun(format: format, maximumPixels: maximumPixels)
        try run.feed(bytes)
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(run.loader) else { throw run.failure(or: "it holds no picture") }
        return PixbufPicture(retaining: pixbuf)
    }

    /// Calls `body` for each of the first `count` pictures of an animation, in order; with a copy that may be kept.
    package static func decodeFrames(
        _ bytes: UnsafeRawBufferPointer, format: String, count: Int, maximumPixels: Int, body: (PixbufFrame) -> Void
    ) throws(PixbufError) {
        let run = try LoaderRun(format: format, maximumPixels: maximumPixels)
        try run.feed(bytes)
        guard let animation = gdk_pixbuf_loader_get_animation(run.loader) else { throw run.failure(or: "it holds no picture") }
        var time = 0
        guard let iterator = caret_pixbuf_frames(animation) else { throw run.failure(or: "it holds no picture") }
        defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        for _ in 0..<count {
            guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator), let copy = gdk_pixbuf_copy(pixbuf) else { return }
            defer { g_object_unref(UnsafeMutableRawPointer(copy)) }
            let delay = gdk_pixbuf_animation_iter_get_delay_time(iterator)
            body(PixbufFrame(picture: PixbufPicture(retaining: copy), duration: delay < 0 ? nil : Double(delay) / 1000))
            if delay < 0 { return }
            time += Int(delay)
            caret_pixbuf_advance(iterator, time)
        }
    }
}
