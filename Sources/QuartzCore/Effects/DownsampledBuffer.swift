/// A downsampled copy of a part of a canvas, with a higher precision than pixels, for averaging.
struct DownsampledBuffer {
    let width: Int
    let height: Int
    /// Whether all source pixels are opaque.
    let isOpaque: Bool
    /// Blue, green, red and alpha of each pixel, in units of 1/256.
    private var channels: [Int32]

    /// Averages each square of pixels.
    ///
    /// - Parameter factor: The side of a square, in pixels; at most 16.
    init(_ canvas: Canvas, _ box: PixelRect, factor: Int) {
        width = (box.width + factor - 1) / factor
        height = (box.height + factor - 1) / factor
        var channels = [Int32](repeating: 0, count: width * height * 4)
        var commonBits: UInt32 = 0xFFFF_FFFF
        for y in 0..<height {
            for x in 0..<width {
                let (left, top) = (box.x + x * factor, box.y + y * factor)
                let (right, bottom) = (min(left + factor, box.maxX), min(top + factor, box.maxY))
                var low: UInt32 = 0
                var high: UInt32 = 0
                for line in top..<bottom {
                    let row = canvas.row(line)
                    for column in left..<right {
                        let pixel = row[column]
                        low &+= pixel & 0x00FF_00FF
                        high &+= pixel >> 8 & 0x00FF_00FF
                        commonBits &= pixel
                    }
                }
                let count = Int32((right - left) * (bottom - top))
                let offset = (y * width + x) * 4
                channels[offset] = (Int32(low & 0xFFFF) << 8 + count / 2) / count
                channels[offset + 1] = (Int32(high & 0xFFFF) << 8 + count / 2) / count
                channels[offset + 2] = (Int32(low >> 16) << 8 + count / 2) / count
                channels[offset + 3] = (Int32(high >> 16) << 8 + count / 2) / count
            }
        }
        self.channels = channels
        isOpaque = commonBits >> 24 == 255
    }

    mutating func averageRows(_ window: (left: Int, right: Int)) {
        for y in 0..<height { average(from: y * width * 4, step: 4, count: width, window) }
    }

    mutating func averageColumns(_ window: (left: Int, right: Int)) {
        for x in 0..<width { average(from: x * 4, step: width * 4, count: height, window) }
    }

    /// Averages a row or a column in place with a moving window. Beyond its ends the outermost pixels are repeated.
    private mutating func average(from start: Int, step: Int, count: Int, _ window: (left: Int, right: Int)) {
        let size = window.left + window.right + 1
        guard size > 1, count > 1 else { return }
        var line = [Int](repeating: 0, count: count)
        channels.withUnsafeMutableBufferPointer { channels in
            line.withUnsafeMutableBufferPointer { line in
                for channel in 0..<4 {
                    let first = start + channel
                    for index in 0..<count { line[index] = Int(channels[first + index * step]) }
                    var sum = line[0] * (window.left + 1)
                    for index in 1...max(window.right, 1) where index <= window.right { sum += line[min(index, count - 1)] }
                    for index in 0..<count {
                        channels[first + index * step] = Int32((sum + size / 2) / size)
                        sum += line[min(index + window.right + 1, count - 1)] - line[max(index - window.left, 0)]
                    }
                }
            }
        }
    }

    /// Returns the pixels after the colour adjustment, with channels that are 16 bits apart.
    func finished(_ colors: BackdropColors) -> [UInt64] {
        (0..<width * height).map { index in
            let offset = index * 4
            return colors.pixel(Int(channels[offset]), Int(channels[offset + 1]), Int(channels[offset + 2]), Int(channels[offset + 3]))
        }
    }
}
