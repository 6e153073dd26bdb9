import CoreGraphics
import Platform

/// Pictures for windows to show.
enum Pictures {
    /// Returns a picture of one colour, `0xAARRGGBB`.
    static func plain(_ color: UInt32, width: Int, height: Int) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        fill(buffer.bounds, of: buffer, with: color)
        return buffer
    }

    static func fill(_ rect: PixelRect, of buffer: PixelBuffer, with color: UInt32) {
        buffer.withMutableBytes { bytes in
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX {
                    bytes.storeBytes(of: color, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
    }

    static func pixel(_ x: Int, _ y: Int, of buffer: PixelBuffer) -> UInt32 {
        buffer.withBytes { $0.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self) }
    }

    /// Returns a frame of a whole picture.
    static func frame(_ pixels: PixelBuffer, moves: [PixelMove] = [], damage: [PixelRect]? = nil) -> Frame {
        Frame(
            pixels: { pixels }, moves: moves, damage: damage ?? [pixels.bounds],
            time: FrameTime(timestamp: 100, targetTimestamp: 100 + 1 / 60))
    }
}
