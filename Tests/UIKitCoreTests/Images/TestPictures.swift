import CoreGraphics
import Foundation

@testable import UIKitCore

/// Images made at test time, in memory and in files.
enum TestPictures {
    static func image(_ width: Int, _ height: Int, color: UInt32 = 0xFF33_6699) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height)
        buffer.withMutableBytes { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 4) { bytes.storeBytes(of: color, toByteOffset: offset, as: UInt32.self) }
        }
        return CGImage(buffer: buffer, isOpaque: color >> 24 == 255)
    }

    /// Writes an image file in a folder of its own.
    static func file(_ width: Int, _ height: Int, name: String = "picture.png") throws -> URL {
        try write(image(width, height).pngBytes(), name: name)
    }

    static func write(_ bytes: [UInt8], name: String) throws -> URL {
        let url = try TestFolder.make().appendingPathComponent(name)
        try Data(bytes).write(to: url)
        return url
    }
}

extension CGImage {
    /// Returns a pixel as 0xAARRGGBB, premultiplied.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        buffer.withBytes { $0.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self) }
    }
}
