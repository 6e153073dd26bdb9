import CoreGraphics

/// Pixels that a test drew: premultiplied, `0xAARRGGBB`, the first row on top.
struct Drawn: Equatable {
    let width: Int
    let height: Int
    let values: [UInt32]

    /// Draws with y downwards, in points, over transparent pixels.
    init(_ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1, clip: PixelRect? = nil, _ body: (CGContext) -> Void) {
        let buffer = PixelBuffer(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale))
        let context = CGContext(drawingInto: buffer, scale: scale, clip: clip)
        body(context)
        context.flush()
        self.init(buffer)
    }

    init(_ buffer: PixelBuffer) {
        width = buffer.width
        height = buffer.height
        values = buffer.withBytes { bytes in
            (0..<buffer.height).flatMap { row in
                (0..<buffer.width).map { bytes.load(fromByteOffset: row * buffer.bytesPerRow + $0 * 4, as: UInt32.self) }
            }
        }
    }

    subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

    /// The covered area, in whole pixels.
    var area: Double { Double(values.reduce(0) { $0 + Int($1 >> 24) }) / 255 }

    /// The rectangle around all pixels that are not transparent.
    var box: PixelRect {
        var box = PixelRect.empty
        for y in 0..<height {
            for x in 0..<width where self[x, y] != 0 { box = box.union(PixelRect(x: x, y: y, width: 1, height: 1)) }
        }
        return box
    }
}

enum Ink {
    static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    /// Returns an image of one pixel, premultiplied.
    static func picture(_ pixel: UInt32) -> CGImage {
        let buffer = PixelBuffer(width: 1, height: 1)
        buffer.withMutableBytes { $0.storeBytes(of: pixel, as: UInt32.self) }
        return CGImage(buffer: buffer, isOpaque: pixel >> 24 == 255)
    }

    /// Returns an image with a colour for each quarter: red, green above, blue, white below.
    static func quarters(side: Int = 2) -> CGImage {
        let buffer = PixelBuffer(width: side, height: side)
        buffer.withMutableBytes { bytes in
            for y in 0..<side {
                for x in 0..<side {
                    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
                    let color = colors[(y * 2 / side) * 2 + x * 2 / side]
                    bytes.storeBytes(of: color, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return CGImage(buffer: buffer, isOpaque: true)
    }
}

/// Returns the codes of the diagnostics that are reported on this thread while `body` runs.
func reported(_ body: () -> Void) -> [String] {
    let recorder = Recorder()
    let thread = pthread_self()
    let id = Diagnostics.addRecorder { diagnostic in
        if pthread_self() == thread { recorder.add(diagnostic) }
    }
    body()
    Diagnostics.remove(recorder: id)
    return recorder.all.map(\.code)
}
