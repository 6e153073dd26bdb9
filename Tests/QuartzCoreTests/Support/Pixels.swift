@testable import QuartzCore

/// The pixels of a buffer: 0xAARRGGBB.
struct Pixels {
    let buffer: PixelBuffer

    init(_ buffer: PixelBuffer) {
        self.buffer = buffer
    }

    subscript(x: Int, y: Int) -> UInt32 {
        buffer.withBytes { $0.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self) }
    }

    /// Returns the red component of a pixel, 0…255.
    func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 255) }
}
