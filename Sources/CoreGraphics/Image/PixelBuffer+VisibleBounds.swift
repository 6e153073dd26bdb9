extension PixelBuffer {
    /// The bounding box of all pixels that are not zero; empty if there are none.
    var visibleBounds: PixelRect {
        var (left, right) = (width, 0)
        var rows: (first: Int, last: Int)?
        withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in 0..<height {
                let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                guard let first = (0..<width).first(where: { row[$0] != 0 }) else { continue }
                left = min(left, first)
                var last = width - 1
                while row[last] == 0 { last -= 1 }
                right = max(right, last)
                rows = (rows?.first ?? y, y)
            }
        }
        guard let rows else { return .empty }
        return PixelRect(x: left, y: rows.first, width: right + 1 - left, height: rows.last + 1 - rows.first)
    }
}
