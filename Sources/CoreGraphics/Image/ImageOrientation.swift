/// How stored pixels must be turned to be upright. Raw values are Exif's.
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

    /// Whether the upright picture is as wide as the stored one is high.
    package var swapsSides: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }

    /// The size of the upright picture, or the stored one of an upright picture.
    package func applied(to size: PixelSize) -> PixelSize { swapsSides ? size.transposed : size }

    /// The upright picture of stored pixels.
    package func upright(_ source: PixelBuffer) -> PixelBuffer {
        if self == .up { return source }
        let size = applied(to: PixelSize(width: source.width, height: source.height))
        let target = PixelBuffer(width: size.width, height: size.height)
        let steps = steps(in: source)
        target.withMutableBytes { to in
            source.withBytes { from in
                for y in 0..<size.height {
                    var offset = steps.start + y * steps.down
                    var place = y * target.bytesPerRow
                    for _ in 0..<size.width {
                        to.storeBytes(of: from.load(fromByteOffset: offset, as: UInt32.self), toByteOffset: place, as: UInt32.self)
                        offset += steps.right
                        place += 4
                    }
                }
            }
        }
        return target
    }

    /// Where the upright picture's first pixel is stored, and how far apart its neighbours to the right and below are, in bytes.
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
