/// Memory that the caller of a bitmap context brought; written to when the context is flushed.
struct ForeignMemory {
    let data: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let isBigEndianRGBA: Bool

    func store(_ buffer: PixelBuffer) {
        buffer.withBytes { bytes in
            guard let source = bytes.baseAddress else { return }
            for row in 0..<buffer.height {
                let from = source + row * buffer.bytesPerRow
                let to = data + row * bytesPerRow
                if isBigEndianRGBA {
                    swapRow(from, to, buffer.width)
                } else {
                    to.copyMemory(from: from, byteCount: buffer.width * 4)
                }
            }
        }
    }

    /// BGRA to RGBA, or back.
    func swapRow(_ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer, _ width: Int) {
        for x in 0..<width {
            let pixel = from.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
            let swapped = (pixel & 0xFF00_FF00) | ((pixel & 0xFF) << 16) | ((pixel >> 16) & 0xFF)
            to.storeBytes(of: swapped, toByteOffset: x * 4, as: UInt32.self)
        }
    }

    /// What is in the memory before anything is drawn.
    func load(into buffer: PixelBuffer) {
        buffer.withMutableBytes { bytes in
            guard let target = bytes.baseAddress else { return }
            for row in 0..<buffer.height {
                let from = UnsafeRawPointer(data + row * bytesPerRow)
                let to = target + row * buffer.bytesPerRow
                if isBigEndianRGBA { swapRow(from, to, buffer.width) } else { to.copyMemory(from: from, byteCount: buffer.width * 4) }
            }
        }
    }
}
