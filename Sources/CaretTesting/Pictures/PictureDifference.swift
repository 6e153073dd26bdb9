import CoreGraphics
import Foundation

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
    private let expected: CGImage
    private let actual: CGImage
    private let tolerance: Int

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
        total = actual.width * actual.height
        (self.expected, self.actual, self.tolerance) = (expected, actual, tolerance)
        expected.buffer.withBytes { first in
            actual.buffer.withBytes { second in
                for y in 0..<actual.height { count(row: y, first, second) }
            }
        }
    }

    /// The second picture in faded colours, with the differing pixels in red.
    public var picture: CGImage {
        let buffer = PixelBuffer(width: actual.width, height: actual.height)
        expected.buffer.withBytes { first in
            actual.buffer.withBytes { second in
                buffer.withMutableBytes { output in
                    for y in 0..<actual.height {
                        for x in 0..<actual.width {
                            let (firstOffset, secondOffset) = (offset(x, y, in: expected), offset(x, y, in: actual))
                            let outputOffset = y * buffer.bytesPerRow + x * 4
                            let differs = distance(first, firstOffset, second, secondOffset) > tolerance
                            for channel in 0..<3 {
                                output[outputOffset + channel] = differs ? 0 : 170 + second[secondOffset + channel] / 3
                            }
                            // The bytes of a pixel are blue, green, red and alpha.
                            if differs { output[outputOffset + 2] = 255 }
                            output[outputOffset + 3] = 255
                        }
                    }
                }
            }
        }
        return CGImage(buffer: buffer, isOpaque: true)
    }

    /// Counts the differing pixels of a row. Most rows are equal, which a single comparison of memory detects.
    private mutating func count(row y: Int, _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) {
        let (firstOffset, secondOffset) = (offset(0, y, in: expected), offset(0, y, in: actual))
        let length = actual.width * 4
        guard let firstStart = first.baseAddress, let secondStart = second.baseAddress else { return }
        guard memcmp(firstStart + firstOffset, secondStart + secondOffset, length) != 0 else { return }
        for x in 0..<actual.width {
            let difference = distance(first, firstOffset + x * 4, second, secondOffset + x * 4)
            largest = max(largest, difference)
            guard difference > tolerance else { continue }
            pixels += 1
            bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }

    private func offset(_ x: Int, _ y: Int, in picture: CGImage) -> Int { y * picture.buffer.bytesPerRow + x * 4 }

    /// Returns the largest difference of a channel between two pixels.
    private func distance(_ first: UnsafeRawBufferPointer, _ i: Int, _ second: UnsafeRawBufferPointer, _ j: Int) -> Int {
        var largest = 0
        for channel in 0..<4 { largest = max(largest, abs(Int(first[i + channel]) - Int(second[j + channel]))) }
        return largest
    }
}
