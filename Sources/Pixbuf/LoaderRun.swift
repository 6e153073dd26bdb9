@_implementationOnly import CPixbuf

/// A single use of a `GdkPixbufLoader`, which is created for a format, receives data once, and is closed.
final class LoaderRun {
    let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private let maximumPixels: Int
    /// The size at which to draw a format without an intrinsic size.
    private let target: (width: Int, height: Int)?
    private var rejection: PixbufError?
    private var isClosed = false
    /// Whether the data ended before the image was complete.
    private(set) var isTruncated = false
    /// The rows that the loader has reported as decoded.
    private var decodedRows = 0..<0
    /// Whether the loader provides the image before it decodes pixels.
    private let preparesFirst: Bool

    /// The formats whose loaders provide the image first, and then omit pixels that they cannot read.
    private static let preparingFirst: Set = ["image/tiff", "image/bmp"]

    /// Creates a loader. Wraps `gdk_pixbuf_loader_new_with_mime_type`.
    init(mimeType: String, maximumPixels: Int, target: (width: Int, height: Int)? = nil) throws(PixbufError) {
        var error: UnsafeMutablePointer<GError>?
        guard let loader = gdk_pixbuf_loader_new_with_mime_type(mimeType, &error) else {
            throw Self.consume(&error, "gdk_pixbuf_loader_new_with_mime_type", "no loader")
        }
        self.loader = loader
        self.maximumPixels = maximumPixels
        self.target = target
        preparesFirst = Self.preparingFirst.contains(mimeType)
        connectSignals()
    }

    /// Connects the signals for the size, for the prepared image, and for decoded rows.
    private func connectSignals() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        typealias Prepared = @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gpointer?) -> Void
        let prepared: Prepared = { _, context in
            guard let context else { return }
            Unmanaged<LoaderRun>.fromOpaque(context).takeUnretainedValue().clear()
        }
        g_signal_connect_data(
            loader, "area-prepared", unsafeBitCast(prepared, to: GCallback.self), context, nil, GConnectFlags(rawValue: 0))
        typealias Updated = @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gint, gint, gpointer?) -> Void
        let updated: Updated = { _, _, y, _, height, context in
            guard let context, height > 0 else { return }
            Unmanaged<LoaderRun>.fromOpaque(context).takeUnretainedValue().addDecodedRows(Int(y)..<Int(y) + Int(height))
        }
        g_signal_connect_data(
            loader, "area-updated", unsafeBitCast(updated, to: GCallback.self), context, nil, GConnectFlags(rawValue: 0))
        typealias SizePrepared = @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?) -> Void
        let callback: SizePrepared = { _, width, height, context in
            guard let context else { return }
            Unmanaged<LoaderRun>.fromOpaque(context).takeUnretainedValue().prepare(width: Int(width), height: Int(height))
        }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(callback, to: GCallback.self), context, nil, GConnectFlags(rawValue: 0))
    }

    deinit {
        if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
        g_object_unref(UnsafeMutableRawPointer(loader))
    }

    /// Passes the bytes to the loader, and closes it. A damaged file with a partly decoded first image is not an
    /// error.
    func feed(_ bytes: UnsafeRawBufferPointer) throws(PixbufError) {
        var error: UnsafeMutablePointer<GError>?
        var position = 0
        // The data are passed in parts, so that an image can be rejected before the loader has read the whole file.
        while position < bytes.count {
            let count = min(65536, bytes.count - position)
            let chunk = UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]).bindMemory(to: UInt8.self)
            let written = gdk_pixbuf_loader_write(loader, chunk.baseAddress, gsize(count), &error)
            if let rejection { throw Self.drop(&error, for: rejection) }
            guard written != 0 else { throw Self.consume(&error, "gdk_pixbuf_loader_write", "the data is damaged") }
            position += count
        }
        isClosed = true
        let closed = gdk_pixbuf_loader_close(loader, &error)
        if let rejection { throw Self.drop(&error, for: rejection) }
        if closed == 0, gdk_pixbuf_loader_get_pixbuf(loader) == nil {
            throw Self.consume(&error, "gdk_pixbuf_loader_close", "the data is damaged")
        }
        isTruncated = closed == 0
        if isTruncated, !preparesFirst { clearMissingRows() }
        if let error { g_error_free(error) }
    }

    func failure(or message: String) -> PixbufError {
        rejection ?? .failed(operation: "gdk_pixbuf_loader", message: message)
    }

    private func prepare(width: Int, height: Int) {
        if let target { return gdk_pixbuf_loader_set_size(loader, gint(target.width), gint(target.height)) }
        let (pixels, isOverflow) = width.multipliedReportingOverflow(by: height)
        guard isOverflow || pixels > maximumPixels else { return }
        rejection = .tooLarge(width: width, height: height)
        // With an empty size, gdk-pixbuf stops after it has reported the size.
        gdk_pixbuf_loader_set_size(loader, 0, 0)
    }

    private func addDecodedRows(_ more: Range<Int>) {
        let (first, end) = (min(decodedRows.lowerBound, more.lowerBound), max(decodedRows.upperBound, more.upperBound))
        decodedRows = decodedRows.isEmpty ? more : first..<end
    }

    /// Clears a prepared image. gdk-pixbuf does not initialise the image's memory, and the loader omits the missing
    /// pixels of a damaged file.
    private func clear() {
        guard preparesFirst, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return }
        gdk_pixbuf_fill(pixbuf, 0)
    }

    /// Clears the rows that other loaders have not reported, if the data ended too early.
    private func clearMissingRows() {
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let pixels = gdk_pixbuf_get_pixels(pixbuf) else { return }
        let length = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let used = Int(gdk_pixbuf_get_width(pixbuf)) * Int(gdk_pixbuf_get_n_channels(pixbuf))
        for row in 0..<Int(gdk_pixbuf_get_height(pixbuf)) where !decodedRows.contains(row) {
            (pixels + row * length).update(repeating: 0, count: used)
        }
    }

    private static func drop(_ error: inout UnsafeMutablePointer<GError>?, for other: PixbufError) -> PixbufError {
        if let error { g_error_free(error) }
        error = nil
        return other
    }

    private static func consume(_ error: inout UnsafeMutablePointer<GError>?, _ operation: String, _ fallback: String) -> PixbufError {
        let message = error?.pointee.message.map { String(cString: $0) } ?? fallback
        return drop(&error, for: .failed(operation: operation, message: message))
    }
}
