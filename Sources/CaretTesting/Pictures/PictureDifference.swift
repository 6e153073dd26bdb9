import CoreGraphics

/// The difference between two pictures of the same size.
public struct PictureDifference: Sendable {
    /// The number of pixels with a channel that differs by more than the tolerance.
    public private(set) var pixels = 0
    /// The largest difference of a colour channel in any pixel, 0…255.
    public private(set) var largest = 0
    /// The smallest rectangle that contains all differing pixels, in pixels; `.null` if there are none.
    public private(set) var bounds = CGRect.null
    /// The total number of pixels of a picture.
    public let total: Int
    /// The second picture in faded colours, with the differing pixels in red.
    public let picture: CGImage

    /// The fraction of differing pixels, 0…1.
    public var share: Double { total == 0 ? 0 : Double(pixels) / Double(total) }

    /// Compares two pictures; `nil` if their sizes differ.
    ///
    /// - Parameters:
    ///   - expected: The first picture.
    ///   - actual: The second picture.
    ///   - tolerance: The maximum difference of a colour channel, 0…255, that is ignored.
    public init?(_ expected: CGImage, _ actual: CGImage, tolerance: Int = 0) {
        guard expected.width == actual.width, expected.height == actual.height else { return nil }
        let marks = PixelBuffer(width: actual.width, height: actual.height)
        total = actual.width * actual.height
        picture = CGImage(buffer: marks, isOpaque: true)
        for y in 0..<actual.height {
            compare(row: y, expected.buffer, actual.buffer, into: marks, tolerance)
        }
    }

    private mutating func compare(row y: Int, _ first: PixelBuffer, _ second: PixelBuffer, into marks: PixelBuffer, _ tolerance: Int) {
        first.withBytes { a in
            second.withBytes { b in
                marks.withMutableBytes { out in
                    for x in 0..<marks.width {
                        let (i, j, o) = (y * first.bytesPerRow + x * 4, y * second.bytesPerRow + x * 4, y * marks.bytesPerRow + x * 4)
                        let distance = (0..<4).map { abs(Int(a[i + $0]) - Int(b[j + $0])) }.max() ?? 0
                        largest = max(largest, distance)
                        let differs = distance > tolerance
                        if differs { recordPixel(x, y) }
                        for channel in 0..<3 { out[o + channel] = differs ? 0 : 170 + b[j + channel] / 3 }
                        if differs { out[o + 2] = 255 }
                        out[o + 3] = 255
                    }
                }
            }
        }
    }

    private mutating func recordPixel(_ x: Int, _ y: Int) {
        pixels += 1
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
    }
}
