/// Converts CMYK pixels to RGB without colour management.
enum CMYKConversion {
    /// Replaces cyan, magenta, yellow and black by blue, green, red and 255 in place.
    ///
    /// - Parameter isInverted: Whether 255 denotes no ink, as in files with Adobe's marker.
    static func convert(_ buffer: PixelBuffer, isInverted: Bool) {
        let flip: UInt32 = isInverted ? 0 : 255
        buffer.withMutableBytes { bytes in
            for row in 0..<buffer.height {
                var offset = row * buffer.bytesPerRow
                for _ in 0..<buffer.width {
                    let inks = bytes.load(fromByteOffset: offset, as: UInt32.self)
                    let key = (inks >> 24) ^ flip
                    let red = product((inks & 255) ^ flip, key)
                    let green = product((inks >> 8 & 255) ^ flip, key)
                    let blue = product((inks >> 16 & 255) ^ flip, key)
                    bytes.storeBytes(of: blue | green << 8 | red << 16 | 255 << 24, toByteOffset: offset, as: UInt32.self)
                    offset += 4
                }
            }
        }
    }

    /// Returns the rounded product of two unit values that are stored as 0…255.
    private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let sum = a * b + 128
        return (sum + sum >> 8) >> 8
    }
}
