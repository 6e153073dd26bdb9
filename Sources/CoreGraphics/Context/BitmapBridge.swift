/// Synchronises a canvas with memory in a layout that Cairo cannot draw.
///
/// The memory belongs to the caller, who may read and write it between calls. Each drawing call therefore loads the
/// touched rectangle before drawing and stores it afterwards. The cost of a call is proportional to that rectangle.
final class BitmapBridge {
    let data: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let layout: BitmapLayout
    private let ownsData: Bool

    init(data: UnsafeMutableRawPointer, bytesPerRow: Int, layout: BitmapLayout) {
        self.data = data
        self.bytesPerRow = bytesPerRow
        self.layout = layout
        ownsData = false
    }

    /// Creates a bridge with its own memory, which is zeroed.
    init(height: Int, bytesPerRow: Int, layout: BitmapLayout) {
        data = .allocate(byteCount: bytesPerRow * height, alignment: 64)
        data.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
        self.bytesPerRow = bytesPerRow
        self.layout = layout
        ownsData = true
    }

    deinit { if ownsData { data.deallocate() } }

    /// Copies an area of the memory to the canvas.
    func load(_ area: PixelRect, into canvas: Canvas) {
        forEachRow(area, canvas) { pixels, bytes, count in
            switch layout {
            case .bgra, .bgrx: pixels.update(from: UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt32.self), count: count)
            case .rgba, .rgbx:
                for x in 0..<count { pixels[x] = Self.swapped(bytes.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)) }
            case .argb, .xrgb:
                for x in 0..<count { pixels[x] = bytes.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self).byteSwapped }
            case .abgr, .xbgr:
                for x in 0..<count {
                    let pixel = bytes.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                    pixels[x] = pixel >> 8 | pixel << 24
                }
            case .gray:
                for x in 0..<count { pixels[x] = 0xFF00_0000 | UInt32(bytes.load(fromByteOffset: x, as: UInt8.self)) * 0x01_0101 }
            case .alpha:
                for x in 0..<count { pixels[x] = UInt32(bytes.load(fromByteOffset: x, as: UInt8.self)) << 24 }
            case .samples(let format):
                for x in 0..<count { pixels[x] = format.pixel(bytes, x) }
            }
        }
    }

    /// Copies an area of the canvas to the memory.
    func store(_ area: PixelRect, from canvas: Canvas) {
        let opaque: UInt32 = layout.ignoresAlpha ? 0xFF00_0000 : 0
        forEachRow(area, canvas) { pixels, bytes, count in
            switch layout {
            case .bgra, .bgrx: bytes.copyMemory(from: pixels, byteCount: count * 4)
            case .rgba:
                for x in 0..<count { bytes.storeBytes(of: Self.swapped(pixels[x]), toByteOffset: x * 4, as: UInt32.self) }
            case .rgbx:
                for x in 0..<count { bytes.storeBytes(of: Self.swapped(pixels[x]) | 0xFF00_0000, toByteOffset: x * 4, as: UInt32.self) }
            case .argb, .xrgb:
                for x in 0..<count { bytes.storeBytes(of: (pixels[x] | opaque).byteSwapped, toByteOffset: x * 4, as: UInt32.self) }
            case .abgr, .xbgr:
                for x in 0..<count {
                    let pixel = pixels[x] | opaque
                    bytes.storeBytes(of: pixel << 8 | pixel >> 24, toByteOffset: x * 4, as: UInt32.self)
                }
            case .gray:
                for x in 0..<count { bytes.storeBytes(of: Self.luma(pixels[x]), toByteOffset: x, as: UInt8.self) }
            case .alpha:
                for x in 0..<count { bytes.storeBytes(of: UInt8(pixels[x] >> 24), toByteOffset: x, as: UInt8.self) }
            case .samples(let format):
                // Pixels that were not drawn keep their full precision.
                for x in 0..<count where format.pixel(bytes, x) != pixels[x] | opaque { format.store(pixels[x] | opaque, bytes, x) }
            }
        }
    }

    private func forEachRow(
        _ area: PixelRect, _ canvas: Canvas, _ body: (UnsafeMutablePointer<UInt32>, UnsafeMutableRawPointer, Int) -> Void
    ) {
        let area = area.intersection(canvas.bounds)
        guard !area.isEmpty, let base = canvas.base else { return }
        for row in area.y..<area.maxY {
            let pixels = (base + row * canvas.bytesPerRow).assumingMemoryBound(to: UInt32.self) + area.x
            body(pixels, data + row * bytesPerRow + area.x * layout.bytesPerPixel, area.width)
        }
    }

    /// Swaps red and blue.
    private static func swapped(_ pixel: UInt32) -> UInt32 {
        (pixel & 0xFF00_FF00) | ((pixel & 0xFF) << 16) | ((pixel >> 16) & 0xFF)
    }

    /// Returns the luma of a colour, by the weights of BT.709 in units of 1/256.
    private static func luma(_ pixel: UInt32) -> UInt8 {
        let (r, g, b) = ((pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF)
        return UInt8((54 * r + 183 * g + 19 * b + 128) >> 8)
    }
}
