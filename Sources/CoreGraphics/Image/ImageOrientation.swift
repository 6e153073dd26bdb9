/// The orientation of stored pixels relative to the upright image. Raw values are those of Exif.
///
/// - Source: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, tag 274
package enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
    case left

    /// Whether the width of the upright image is the height of the stored one.
    package var swapsSides: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }

    /// Converts the size of the stored image to the size of the upright image, or vice versa.
    package func applied(to size: PixelSize) -> PixelSize { swapsSides ? size.transposed : size }

    /// Returns the upright image of stored pixels.
    package func upright(_ source: PixelBuffer) -> PixelBuffer {
        if self == .up { return source }
        let size = applied(to: PixelSize(width: source.width, height: source.height))
        let target = PixelBuffer(width: size.width, height: size.height)
        let steps = steps(in: source)
        target.withMutableBytes { to in
            source.withBytes { from in
                for y in 0..<size.height {
                    var sourceOffset = steps.start + y * steps.down
                    var targetOffset = y * target.bytesPerRow
                    for _ in 0..<size.width {
                        let pixel = from.load(fromByteOffset: sourceOffset, as: UInt32.self)
                        to.storeBytes(of: pixel, toByteOffset: targetOffset, as: UInt32.self)
                        sourceOffset += steps.right
                        targetOffset += 4
                    }
                }
            }
        }
        return target
    }

    /// Returns the offset of the upright image's first pixel, and the distances to its right and lower neighbours, in
    /// bytes.
    private func steps(in source: PixelBuffer) -> (start: Int, right: Int, down: Int) {
        let row = source.bytesPerRow
        let lastColumn = (source.width - 1) * 4
        let lastRow = (source.height - 1) * row
        return switch self {
        case .up: (0, 4, row)
        case .upMirrored: (lastColumn, -4, row)
        case .down: (lastRow + lastColumn, -4, -row)
        case .downMirrored: (lastRow, 4, -row)
        case .leftMirrored: (0, row, 4)
        case .right: (lastRow, -row, 4)
        case .rightMirrored: (lastRow + lastColumn, -row, -4)
        case .left: (lastColumn, row, -4)
        }
    }
}
