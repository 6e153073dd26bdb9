/// Loops over pixels, for what needs no library: opaque and translucent colours, and pictures on whole pixels.
enum RowLoops {
    /// A premultiplied pixel of an sRGB colour, 0…1 each.
    static func pixel(_ color: SIMD4<Double>, alpha: Double) -> UInt32 {
        let a = min(max(color.w * alpha, 0), 1)
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * a * 255).rounded()) }
        return UInt32((a * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }

    static func fill(_ buffer: PixelBuffer, _ rect: PixelRect, with pixel: UInt32) {
        let rect = rect.intersection(buffer.bounds)
        guard !rect.isEmpty else { return }
        buffer.withMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in rect.y..<rect.maxY {
                let row = (base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self) + rect.x
                if pixel >> 24 == 255 {
                    row.update(repeating: pixel, count: rect.width)
                } else {
                    for x in 0..<rect.width { row[x] = over(pixel, row[x]) }
                }
            }
        }
    }

    /// Puts the pixels of `source`, whose top left corner is at `x`, `y`, into `rect`.
    static func blit(_ source: PixelBuffer, isOpaque: Bool, x: Int, y: Int, into buffer: PixelBuffer, _ rect: PixelRect) {
        let area = PixelRect(x: x, y: y, width: source.width, height: source.height).intersection(rect).intersection(buffer.bounds)
        guard !area.isEmpty else { return }
        source.withBytes { from in
            buffer.withMutableBytes { to in
                guard let from = from.baseAddress, let to = to.baseAddress else { return }
                for row in area.y..<area.maxY {
                    let start = from + (row - y) * source.bytesPerRow + (area.x - x) * 4
                    let target = to + row * buffer.bytesPerRow + area.x * 4
                    if isOpaque {
                        target.copyMemory(from: start, byteCount: area.width * 4)
                    } else {
                        blend(
                            start.assumingMemoryBound(to: UInt32.self), onto: target.assumingMemoryBound(to: UInt32.self),
                            count: area.width)
                    }
                }
            }
        }
    }

    private static func blend(_ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, count: Int) {
        for x in 0..<count {
            let pixel = source[x]
            if pixel == 0 { continue }
            target[x] = pixel >> 24 == 255 ? pixel : over(pixel, target[x])
        }
    }

    /// Premultiplied source over destination, each channel rounded to the nearest.
    @inline(__always) private static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        let rest = 255 - source >> 24
        let low = (destination & 0x00FF_00FF) &* rest &+ 0x0080_0080
        let high = ((destination >> 8) & 0x00FF_00FF) &* rest &+ 0x0080_0080
        let a = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        let b = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return source &+ (a | b)
    }

    /// Moves pixels within a buffer; source and destination may overlap.
    static func move(_ move: PixelMove, in buffer: PixelBuffer) {
        let source = move.source
        buffer.withMutableBytes { bytes in
            guard let base = bytes.baseAddress, !source.isEmpty else { return }
            let stride = buffer.bytesPerRow
            if move.dx == 0, source.x == 0, source.width == buffer.width {
                let count = source.height * stride
                memmove(base + (source.y + move.dy) * stride, base + source.y * stride, count)
                return
            }
            let rows = move.dy > 0 ? Array((source.y..<source.maxY).reversed()) : Array(source.y..<source.maxY)
            for y in rows {
                memmove(
                    base + (y + move.dy) * stride + (source.x + move.dx) * 4, base + y * stride + source.x * 4, source.width * 4)
            }
        }
    }
}
