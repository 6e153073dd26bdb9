import CoreGraphics

/// The pixels of a picture over a white background, in the format that the metrics use.
package struct Raster: Sendable {
    /// The width in pixels, at least 1.
    package let width: Int
    /// The height in pixels, at least 1.
    package let height: Int
    /// The red, green and blue channels of each pixel, row by row; each 0…255.
    package private(set) var channels: [UInt8]
    /// The luma of each pixel, row by row; 0…255.
    package private(set) var luma: [Float]

    /// Reads a picture. Transparent pixels are composited over white.
    package init(_ image: CGImage) {
        let buffer = image.buffer
        self.init(width: buffer.width, height: buffer.height) { channels in
            buffer.withBytes { bytes in
                for y in 0..<buffer.height {
                    for x in 0..<buffer.width {
                        let from = y * buffer.bytesPerRow + x * 4
                        let to = (y * buffer.width + x) * 3
                        // The colours are premultiplied, so that white is added in proportion to the remaining alpha.
                        let white = 255 - Int(bytes[from + 3])
                        for channel in 0..<3 { channels[to + channel] = UInt8(min(255, Int(bytes[from + 2 - channel]) + white)) }
                    }
                }
            }
        }
    }

    /// Creates a grey picture. `grey` returns the level of a pixel for its column and row.
    package init(width: Int, height: Int, grey: (_ x: Int, _ y: Int) -> UInt8) {
        self.init(width: width, height: height) { channels in
            for y in 0..<height {
                for x in 0..<width {
                    for channel in 0..<3 { channels[(y * width + x) * 3 + channel] = grey(x, y) }
                }
            }
        }
    }

    private init(width: Int, height: Int, fill: (inout [UInt8]) -> Void) {
        precondition(
            width > 0 && height > 0, "Raster: \(width)x\(height) pixels, but both sides must be at least 1. Leave empty pictures out.")
        self.width = width
        self.height = height
        channels = [UInt8](repeating: 255, count: width * height * 3)
        luma = [Float](repeating: 255, count: width * height)
        fill(&channels)
        for index in 0..<width * height { luma[index] = Self.luma(channels, index) }
    }

    /// Returns the luma by ITU-R BT.601, section 2.5.1, as the published implementation of structural similarity
    /// does.
    private static func luma(_ channels: [UInt8], _ index: Int) -> Float {
        0.299 * Float(channels[index * 3]) + 0.587 * Float(channels[index * 3 + 1]) + 0.114 * Float(channels[index * 3 + 2])
    }

    /// Returns the upper left part of the picture, with a size of `width` by `height` pixels or less if the picture
    /// is smaller.
    package func cropped(width newWidth: Int, height newHeight: Int) -> Raster {
        let (right, bottom) = (min(width, max(1, newWidth)), min(height, max(1, newHeight)))
        guard right < width || bottom < height else { return self }
        return Raster(width: right, height: bottom) { target in
            for y in 0..<bottom {
                for index in 0..<right * 3 { target[y * right * 3 + index] = channels[y * width * 3 + index] }
            }
        }
    }

    /// Returns the picture with `area` painted white.
    package func erasing(_ area: PixelArea) -> Raster {
        var result = self
        for index in 0..<width * height where area[index] {
            for channel in 0..<3 { result.channels[index * 3 + channel] = 255 }
            result.luma[index] = 255
        }
        return result
    }

    /// Returns the fraction of pixels, 0…1, that are equal to the corresponding pixels of another picture.
    ///
    /// - Parameters:
    ///   - other: A picture of the same size.
    ///   - tolerance: The maximum difference of a colour channel, 0…255, between equal pixels.
    /// - Precondition: Both pictures have the same size.
    package func equalPixels(_ other: Raster, tolerance: Int) -> Double {
        precondition(
            width == other.width && height == other.height,
            "Raster: \(width)x\(height) and \(other.width)x\(other.height) pixels. Crop both to one size.")
        var count = 0
        for index in stride(from: 0, to: channels.count, by: 3) {
            let isEqual = (index..<index + 3).allSatisfy { abs(Int(channels[$0]) - Int(other.channels[$0])) <= tolerance }
            if isEqual { count += 1 }
        }
        return Double(count) / Double(width * height)
    }

    /// Returns the largest difference between a channel of a pixel and that of a colour, 0…255.
    func distance(_ x: Int, _ y: Int, from color: SIMD3<UInt8>) -> Int {
        let index = (y * width + x) * 3
        var result = 0
        for channel in 0..<3 { result = max(result, abs(Int(channels[index + channel]) - Int(color[channel]))) }
        return result
    }

    /// Returns the background of a rectangle: the mean of the most frequent group of colours. The colours of a group
    /// have the same five highest bits in each channel.
    ///
    /// - Precondition: The rectangle lies within the picture and is not empty.
    func background(in rect: PixelRect) -> SIMD3<UInt8> {
        func key(_ index: Int) -> Int {
            Int(channels[index] >> 3) << 10 | Int(channels[index + 1] >> 3) << 5 | Int(channels[index + 2] >> 3)
        }
        var counts = [Int](repeating: 0, count: 1 << 15)
        forEach(in: rect) { counts[key($0)] += 1 }
        var largest = 0
        for index in counts.indices where counts[index] >= counts[largest] { largest = index }
        var sum = SIMD3<Int>()
        forEach(in: rect) { index in
            if key(index) == largest { sum &+= SIMD3(Int(channels[index]), Int(channels[index + 1]), Int(channels[index + 2])) }
        }
        let count = max(1, counts[largest])
        return SIMD3(UInt8(sum.x / count), UInt8(sum.y / count), UInt8(sum.z / count))
    }

    /// Calls `body` with the index of the first channel of each pixel in a rectangle.
    private func forEach(in rect: PixelRect, _ body: (Int) -> Void) {
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX { body((y * width + x) * 3) }
        }
    }

    /// The rectangle of the entire picture.
    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
