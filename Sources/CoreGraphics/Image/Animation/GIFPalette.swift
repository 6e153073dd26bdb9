/// The palette of a GIF image, with at most 256 colours, and the index of each pixel.
///
/// An image with few colours keeps them. In other images, all colours are reduced to six bits for each component and
/// put into one box. The box with the greatest product of pixels and side length is split at the median of its longest
/// side, until there are enough boxes. Each box is represented by its mean colour. The method is Heckbert's median cut.
struct GIFPalette {
    /// The colours as red, green and blue, one byte each: 0xRRGGBB.
    private(set) var colors: [UInt32] = []
    /// The index of the transparent colour, which is the last one; `nil` for none.
    private(set) var transparentIndex: Int?
    /// The colour index of each pixel, row by row.
    private(set) var indices: [UInt8] = []

    /// The maximum number of colours of a GIF image.
    private static let maximumColors = 256

    init(_ buffer: PixelBuffer) {
        let pixels = Self.straightPixels(of: buffer)
        var counts: [UInt32: Int] = [:]
        var hasTransparency = false
        for pixel in pixels {
            if pixel == 0 { hasTransparency = true } else { counts[pixel, default: 0] += 1 }
        }
        let availableColors = Self.maximumColors - (hasTransparency ? 1 : 0)
        let keepsColors = counts.count <= availableColors
        var indexes: [UInt32: UInt8] = [:]
        if keepsColors {
            let sorted = counts.keys.sorted()
            for (index, pixel) in sorted.enumerated() { indexes[pixel] = UInt8(index) }
            colors = sorted.map { $0 & 0xFF_FFFF }
        } else {
            for (index, box) in Self.boxes(counts, count: availableColors).enumerated() {
                for entry in box.entries { indexes[entry.pixel] = UInt8(index) }
                colors.append(box.mean)
            }
        }
        if hasTransparency {
            transparentIndex = colors.count
            indexes[0] = UInt8(colors.count)
            colors.append(0)
        }
        indices = pixels.map { indexes[keepsColors ? $0 : Self.coarse($0)] ?? 0 }
    }

    /// Returns the colour with six bits for each component. Black and white are preserved, and 0 stays 0.
    private static func coarse(_ pixel: UInt32) -> UInt32 { pixel & 0xFFFC_FCFC | pixel >> 6 & 0x03_0303 }

    /// Returns opaque colours, and 0 for pixels with less than half coverage.
    private static func straightPixels(of buffer: PixelBuffer) -> [UInt32] {
        buffer.withBytes { bytes in
            var pixels: [UInt32] = []
            pixels.reserveCapacity(buffer.width * buffer.height)
            for row in 0..<buffer.height {
                for x in 0..<buffer.width {
                    let pixel = bytes.load(fromByteOffset: row * buffer.bytesPerRow + 4 * x, as: UInt32.self)
                    pixels.append(pixel >> 24 < 128 ? 0 : Premultiplication.straight(pixel) | 0xFF00_0000)
                }
            }
            return pixels
        }
    }

    private static func boxes(_ counts: [UInt32: Int], count: Int) -> [ColorBox] {
        // Sorting the many colours of a photo would take too long.
        var coarse: [UInt32: Int] = [:]
        for (pixel, count) in counts { coarse[Self.coarse(pixel), default: 0] += count }
        // A fixed order makes the file reproducible.
        let entries = coarse.map { ColorBox.Entry(pixel: $0.key, count: $0.value) }.sorted { $0.pixel < $1.pixel }
        var boxes = [ColorBox(entries)]
        while boxes.count < count {
            guard let heaviest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }), boxes[heaviest].weight > 0 else { break }
            let (one, other) = boxes[heaviest].split()
            boxes[heaviest] = one
            boxes.append(other)
        }
        return boxes
    }
}

/// A box of similar colours, with the number of pixels of each.
private struct ColorBox {
    struct Entry {
        var pixel: UInt32
        var count: Int
    }

    private(set) var entries: [Entry]
    private let total: Int
    /// The shift of the component with the greatest range, and the range.
    private let side: (shift: UInt32, length: UInt32)

    init(_ entries: [Entry]) {
        self.entries = entries
        total = entries.reduce(0) { $0 + $1.count }
        var side: (shift: UInt32, length: UInt32) = (0, 0)
        for shift: UInt32 in [8, 16, 0] {
            var (low, high): (UInt32, UInt32) = (255, 0)
            for entry in entries {
                low = min(low, entry.pixel >> shift & 255)
                high = max(high, entry.pixel >> shift & 255)
            }
            if high >= low, high - low > side.length { side = (shift, high - low) }
        }
        self.side = side
    }

    /// The priority of splitting the box; 0 for a single colour.
    var weight: Int { total * Int(side.length) }

    var mean: UInt32 {
        [16, 8, 0].reduce(0) { color, shift in
            let sum = entries.reduce(0) { $0 + Int($1.pixel >> shift & 255) * $1.count }
            return color << 8 | UInt32((sum + total / 2) / max(1, total))
        }
    }

    /// Returns two boxes with about half of the pixels each, and at least one colour each.
    func split() -> (ColorBox, ColorBox) {
        let sorted = entries.sorted { ($0.pixel >> side.shift & 255, $0.pixel) < ($1.pixel >> side.shift & 255, $1.pixel) }
        var (seen, middle) = (0, 0)
        while middle < sorted.count - 1, middle == 0 || seen + sorted[middle].count <= total / 2 {
            seen += sorted[middle].count
            middle += 1
        }
        return (ColorBox(Array(sorted[..<middle])), ColorBox(Array(sorted[middle...])))
    }
}
