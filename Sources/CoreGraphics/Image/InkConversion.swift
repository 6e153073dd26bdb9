/// Turns pixels of four inks into colours, the way programs without colour management do.
enum InkConversion {
    /// Replaces cyan, magenta, yellow, black by blue, green, red, 255 in place.
    ///
    /// - Parameter isInverted: whether 255 stands for no ink, as in files with Adobe's marker.
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

    /// The product of two unit values held as 0…255, rounded.
    private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let sum = a * b + 128
        return (sum + sum >> 8) >> 8
    }
}
