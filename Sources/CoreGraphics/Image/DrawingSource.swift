import Foundation
import Pixbuf
import Poppler
import Synchronization

/// A vector drawing in an SVG or PDF file, which is drawn at any size by librsvg through gdk-pixbuf. Poppler converts
/// PDF to SVG.
package struct DrawingSource: Sendable {
    private static let mimeType = "image/svg+xml"
    /// The maximum size of a file, in bytes. The memory that a drawing needs is unknown before it is drawn.
    private static let maximumFileSize = 16 * 1024 * 1024
    /// The maximum number of pixels at the size that the file specifies.
    private static let maximumPixels = 16 * 1024 * 1024

    /// The time limit for reading a file, and for drawing it once.
    package static let timeLimit = Duration.seconds(10)

    private let data: Data
    private let name: String
    /// Set when drawing has exceeded the time limit; further attempts fail immediately.
    private let timeoutFlag = TimeoutFlag()
    /// The size that the file specifies, at one pixel per point.
    package let size: PixelSize

    /// Reads a file, or the first page of a PDF document; see ``init(url:page:timeLimit:)``.
    package init(url: URL, timeLimit: Duration = Self.timeLimit) throws(ImageError) {
        try self.init(url: url, page: 1, timeLimit: timeLimit)
    }

    /// Returns the number of pages of a PDF document.
    ///
    /// - Throws: ``ImageError``; `unsupportedFormat` without Poppler's program, and `damaged` for a file without pages.
    package static func pageCount(of url: URL) throws(ImageError) -> Int {
        try converted(name: url.path) { () throws(PopplerError) in try PopplerPage.count(ofFile: url.path) }
    }

    /// Reads a file, or a page of a PDF document.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - page: The number of the page, starting at 1; ignored for other files than documents.
    ///   - timeLimit: The time limit for reading. A drawing that exceeds the limit is abandoned, and its thread ends by
    ///     itself.
    /// - Throws: ``ImageError``; `unsupportedFormat` without librsvg's loader or Poppler's program; `damaged` if the
    ///   time limit, or the program's memory limit, is exceeded.
    package init(url: URL, page: Int, timeLimit: Duration = Self.timeLimit) throws(ImageError) {
        let file = try ImageBytes(path: url.path)
        let bytes = try Self.isDocument(file) ? Self.page(page, of: file) : file
        guard PixbufLoader.isInstalled(mimeType: Self.mimeType) else {
            throw .unsupportedFormat(name: bytes.name, format: "SVG", package: "librsvg2-common")
        }
        guard bytes.count <= Self.maximumFileSize else {
            throw .tooLarge(name: bytes.name, width: 0, height: 0, needed: bytes.count, budget: Self.maximumFileSize)
        }
        data = try bytes.data()
        name = bytes.name
        do throws(PixbufError) {
            size = try Self.withTimeLimit(data, timeLimit) { bytes throws(PixbufError) in
                let image = try PixbufLoader.decode(bytes, mimeType: Self.mimeType, maximumPixels: Self.maximumPixels).picture
                return PixelSize(width: image.width, height: image.height)
            }
        } catch { throw .damaged(name: bytes.name, reason: error.description) }
    }

    /// Passes the bytes to a thread with a time limit.
    private static func withTimeLimit<Value: Sendable>(
        _ data: Data, _ timeLimit: Duration, _ body: @escaping @Sendable (UnsafeRawBufferPointer) throws(PixbufError) -> Value
    ) throws(PixbufError) -> Value {
        try PixbufLoader.limited(to: timeLimit) { () throws(PixbufError) in
            try data.withUnsafeBytes { bytes in Result { () throws(PixbufError) in try body(bytes) } }.get()
        }
    }

    /// Returns whether a file is a PDF document. Other bytes may precede the signature.
    private static func isDocument(_ file: ImageBytes) throws(ImageError) -> Bool {
        Data(try file.read(at: 0, count: 1024)).range(of: Data("%PDF-".utf8)) != nil
    }

    private static func page(_ page: Int, of document: ImageBytes) throws(ImageError) -> ImageBytes {
        let drawing = try converted(name: document.name) { () throws(PopplerError) in
            try PopplerPage.svg(ofFile: document.name, page: page, byteLimit: maximumFileSize)
        }
        return .memory(drawing, name: document.name)
    }

    private static func converted<Value>(name: String, _ body: () throws(PopplerError) -> Value) throws(ImageError) -> Value {
        do throws(PopplerError) { return try body() } catch {
            if error == .notInstalled { throw .unsupportedFormat(name: name, format: "PDF", package: "poppler-utils") }
            throw .damaged(name: name, reason: error.description)
        }
    }

    /// Draws the file, stretched to a size. Sides are limited to 1 to 8,192 pixels.
    ///
    /// - Parameters:
    ///   - target: The size in pixels.
    ///   - timeLimit: The time limit.
    /// - Throws: ``ImageError``; `damaged` if the time limit is exceeded, and immediately in later calls.
    package func draw(_ target: PixelSize, timeLimit: Duration = Self.timeLimit) throws(ImageError) -> CGImage {
        let width = min(max(target.width, 1), 8192)
        let height = min(max(target.height, 1), 8192)
        do throws(PixbufError) {
            guard !timeoutFlag.isSet.load(ordering: .relaxed) else { throw .tooSlow(limit: timeLimit) }
            return CGImage(
                try Self.withTimeLimit(data, timeLimit) { bytes throws(PixbufError) in
                    try PixbufLoader.draw(bytes, mimeType: Self.mimeType, width: width, height: height)
                })
        } catch {
            if case .tooSlow = error { timeoutFlag.isSet.store(true, ordering: .relaxed) }
            throw .damaged(name: name, reason: error.description)
        }
    }

    /// The flag that copies of a source share.
    private final class TimeoutFlag: Sendable {
        let isSet = Atomic(false)
    }
}

extension CGImage {
    /// Creates an image with premultiplied pixels in the layout of this module.
    convenience init(_ picture: PixbufImage) {
        let buffer = PixelBuffer(width: picture.width, height: picture.height)
        let step = picture.hasAlpha ? 4 : 3
        picture.withPixels { source in
            buffer.withMutableBytes { target in
                for y in 0..<buffer.height {
                    for x in 0..<buffer.width {
                        let offset = y * picture.bytesPerRow + x * step
                        let alpha = picture.hasAlpha ? UInt32(source[offset + 3]) : 255
                        func premultiplied(_ index: Int) -> UInt32 { (UInt32(source[offset + index]) * alpha + 127) / 255 }
                        let pixel = premultiplied(2) | premultiplied(1) << 8 | premultiplied(0) << 16 | alpha << 24
                        target.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
        }
        self.init(buffer: buffer, isOpaque: !picture.hasAlpha)
    }
}
