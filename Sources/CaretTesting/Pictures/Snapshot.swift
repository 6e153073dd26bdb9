import CoreGraphics

/// A picture of the screen at one time.
public struct Snapshot: Sendable {
    /// The picture, in pixels.
    public let image: CGImage
    /// The number of pixels per point.
    public let scale: CGFloat

    /// The size in pixels.
    public var size: CGSize { CGSize(width: image.width, height: image.height) }

    /// Returns the picture as PNG data.
    ///
    /// - Throws: ``TestError/nothingDrawn`` if the picture cannot be encoded.
    public func pngData() throws -> Data {
        guard let data = UIImage(cgImage: image).pngData() else { throw TestError.nothingDrawn }
        return data
    }

    /// Writes a PNG file, replacing an existing one.
    ///
    /// - Throws: ``TestError/unwritable(path:reason:)``.
    @MainActor public func write(to path: String) throws {
        do {
            try pngData().write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw TestError.unwritable(path: path, reason: "\(error)")
        }
    }

    /// Returns the colour at a point of the screen: red, green, blue and alpha, each 0…255; `nil` for a point outside
    /// of the picture.
    public func pixel(at point: CGPoint) -> SIMD4<UInt8>? {
        let buffer = image.buffer
        let x = Int((point.x * scale).rounded(.down))
        let y = Int((point.y * scale).rounded(.down))
        guard (0..<buffer.width).contains(x), (0..<buffer.height).contains(y) else { return nil }
        return buffer.withBytes { bytes in
            let start = y * buffer.bytesPerRow + x * 4
            return SIMD4(bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
        }
    }
}
