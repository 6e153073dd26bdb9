/// A cache of mipmap levels, the images at a half, a quarter, … of their size.
struct MipmapCache {
    private struct Entry {
        let image: CGImage
        var levels: [PixelBuffer]
        var lastUse: Int
    }

    /// The number of frames after which unused levels are removed.
    private static let unusedFrameLimit = 30

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var frame = 0

    /// Returns the image halved `level` times, at most down to one pixel.
    mutating func pixels(of image: CGImage, level: Int) -> PixelBuffer {
        guard level > 0 else { return image.buffer }
        var entry = entries[ObjectIdentifier(image)] ?? Entry(image: image, levels: [image.buffer], lastUse: frame)
        entry.lastUse = frame
        while entry.levels.count <= level, let last = entry.levels.last, last.width > 1 || last.height > 1 {
            entry.levels.append(Self.halved(last))
        }
        entries[ObjectIdentifier(image)] = entry
        return entry.levels[min(level, entry.levels.count - 1)]
    }

    /// Removes the images that were not requested recently.
    mutating func endFrame() {
        frame += 1
        guard entries.values.contains(where: { frame - $0.lastUse > Self.unusedFrameLimit }) else { return }
        entries = entries.filter { frame - $0.value.lastUse <= Self.unusedFrameLimit }
    }

    /// Returns an image and its copies at a half, a quarter, … of its size: at most `count` images. A side of 8 pixels
    /// or less is not halved.
    static func levels(of pixels: PixelBuffer, upTo count: Int) -> [PixelBuffer] {
        var result = [pixels]
        while result.count < count, let last = result.last, last.width > 8, last.height > 8 { result.append(halved(last)) }
        return result
    }

    /// Each pixel is the mean of four pixels. An odd last row or column counts twice.
    private static func halved(_ source: PixelBuffer) -> PixelBuffer {
        let result = PixelBuffer(width: (source.width + 1) / 2, height: (source.height + 1) / 2)
        source.withBytes { bytes in
            guard let from = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            _ = Canvas.borrowing(result) { canvas in
                for y in 0..<result.height {
                    let top = from + 2 * y * source.bytesPerRow / 4
                    let bottom = from + min(2 * y + 1, source.height - 1) * source.bytesPerRow / 4
                    let target = canvas.row(y)
                    for x in 0..<result.width {
                        let next = min(2 * x + 1, source.width - 1)
                        target[x] = mean(top[2 * x], top[next], bottom[2 * x], bottom[next])
                    }
                }
            }
        }
        return result
    }

    @inline(__always) private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
        let high = ((a >> 8) & mask) &+ ((b >> 8) & mask) &+ ((c >> 8) & mask) &+ ((d >> 8) & mask) &+ 0x0002_0002
        return ((low >> 2) & mask) | (((high >> 2) & mask) << 8)
    }
}
