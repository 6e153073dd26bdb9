import Foundation
import Pixbuf
import Poppler

/// A file of lines and shapes, SVG or PDF, which is drawn at any size. librsvg does it, through gdk-pixbuf; Poppler makes SVG of PDF.
package struct DrawingSource: Sendable {
    private static let mimeType = "image/svg+xml"
    /// Longer files are refused: what they take cannot be known beforehand.
    private static let longest = 16 * 1024 * 1024
    /// A drawing's own size may not have more pixels.
    private static let mostPixels = 16 * 1024 * 1024

    private let bytes: ImageBytes
    /// What the file says, a pixel to the point.
    package let size: PixelSize

    /// Reads a file: of a PDF document the first page.
    ///
    /// - Throws: ``ImageError``; `unsupportedFormat` if librsvg's loader is not installed, or Poppler's program.
    package init(url: URL) throws(ImageError) {
        let file = try ImageBytes(path: url.path)
        let bytes = try Self.isDocument(file) ? Self.page(of: file) : file
        guard PixbufLoader.isInstalled(mimeType: Self.mimeType) else {
            throw .unsupportedFormat(name: bytes.name, format: "SVG", package: "librsvg2-common")
        }
        guard bytes.count <= Self.longest else {
            throw .tooLarge(name: bytes.name, width: 0, height: 0, needed: bytes.count, budget: Self.longest)
        }
        self.bytes = bytes
        size = try bytes.withBytes { data throws(ImageError) in
            do throws(PixbufError) {
                let picture = try PixbufLoader.decode(data, mimeType: Self.mimeType, maximumPixels: Self.mostPixels).picture
                return PixelSize(width: picture.width, height: picture.height)
            } catch { throw .damaged(name: bytes.name, reason: error.description) }
        }
    }

    /// Documents may have other bytes in front of their first word.
    private static func isDocument(_ file: ImageBytes) throws(ImageError) -> Bool {
        Data(try file.read(at: 0, count: 1024)).range(of: Data("%PDF-".utf8)) != nil
    }

    private static func page(of document: ImageBytes) throws(ImageError) -> ImageBytes {
        do throws(PopplerError) {
            let drawing = try PopplerPage.svg(ofFile: document.name, longest: longest)
            return .memory(drawing, name: document.name)
        } catch {
            if error == .notInstalled { throw .unsupportedFormat(name: document.name, format: "PDF", package: "poppler-utils") }
            throw .damaged(name: document.name, reason: error.description)
        }
    }

    /// Draws it, stretched to a size; sides go from 1 to 8,192 pixels.
    package func draw(_ target: PixelSize) throws(ImageError) -> CGImage {
        let width = min(max(target.width, 1), 8192)
        let height = min(max(target.height, 1), 8192)
        return try bytes.withBytes { data throws(ImageError) in
            do throws(PixbufError) {
                return CGImage(try PixbufLoader.draw(data, mimeType: Self.mimeType, width: width, height: height))
            } catch { throw .damaged(name: bytes.name, reason: error.description) }
        }
    }
}

extension CGImage {
    /// The same pixels in our order, with their alpha multiplied in.
    convenience init(_ picture: PixbufPicture) {
        let buffer = PixelBuffer(width: picture.width, height: picture.height)
        let step = picture.hasAlpha ? 4 : 3
        picture.withPixels { source in
            buffer.withMutableBytes { target in
                for y in 0..<buffer.height {
                    for x in 0..<buffer.width {
                        let at = y * picture.bytesPerRow + x * step
                        let alpha = picture.hasAlpha ? UInt32(source[at + 3]) : 255
                        func part(_ index: Int) -> UInt32 { (UInt32(source[at + index]) * alpha + 127) / 255 }
                        let pixel = part(2) | part(1) << 8 | part(0) << 16 | alpha << 24
                        target.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
        }
        self.init(buffer: buffer, isOpaque: !picture.hasAlpha)
    }
}
