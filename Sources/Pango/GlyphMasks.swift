import Synchronization

/// The masks of a font's glyphs, at quarters of a pixel.
final class GlyphMasks: Sendable {
    /// The number of horizontal positions in a pixel.
    static let phases = 4.0
    /// The maximum font size in pixels. Larger letters are at whole pixels, because half a pixel is less than a
    /// hundredth of their size.
    static let maximumSize = 72.0
    /// The number of scales from the font's size to pixels with stored masks. A screen has one.
    private static let maximumScales = 4

    private let tables = Mutex<[Table]>([])

    /// Calls `body` with the masks for a scale. Other threads wait until `body` returns, as they do for Cairo's cache.
    func withTable(scaleX: Double, scaleY: Double, _ body: (inout Table) -> Void) {
        tables.withLock { tables in
            // The table that was used last is at the end.
            if let index = tables.lastIndex(where: { $0.scaleX == scaleX && $0.scaleY == scaleY }) {
                if index < tables.count - 1 { tables.append(tables.remove(at: index)) }
            } else {
                if tables.count >= Self.maximumScales { tables.removeFirst() }
                tables.append(Table(scaleX: scaleX, scaleY: scaleY))
            }
            body(&tables[tables.count - 1])
        }
    }

    /// The masks for one scale: a hash table with open addressing. Swift's dictionary would take as long as the
    /// drawing.
    struct Table {
        let scaleX: Double
        let scaleY: Double
        private var masks: [GlyphMask] = []
        /// The keys plus 1, and 0 in free places. The number of places is a power of 2.
        private var keys = [UInt32](repeating: 0, count: 64)
        private var indices = [UInt16](repeating: 0, count: 64)

        /// The total size of the masks, in bytes.
        private var byteCount = 0

        /// The number of masks above which all are discarded.
        private static let maximumCount = 2048
        /// The size of the masks above which all are discarded, in bytes.
        private static let maximumByteCount = 4 << 20

        init(scaleX: Double, scaleY: Double) {
            (self.scaleX, self.scaleY) = (scaleX, scaleY)
        }

        /// Returns the mask for a key; `make` draws a mask that is not stored.
        mutating func mask(_ key: UInt32, make: () -> GlyphMask) -> GlyphMask {
            let place = place(of: key)
            if keys[place] == key + 1 { return masks[Int(indices[place])] }
            let mask = make()
            insert(mask, key)
            return mask
        }

        /// Returns the place of a key, or the free place for it.
        private func place(of key: UInt32) -> Int {
            var place = Int((key &* 0x9E37_79B1) >> 16) & (keys.count - 1)
            while keys[place] != 0, keys[place] != key + 1 { place = (place + 1) & (keys.count - 1) }
            return place
        }

        private mutating func insert(_ mask: GlyphMask, _ key: UInt32) {
            if masks.count >= Self.maximumCount || byteCount >= Self.maximumByteCount { self = Table(scaleX: scaleX, scaleY: scaleY) }
            if masks.count * 2 >= keys.count { grow() }
            let place = place(of: key)
            keys[place] = key + 1
            indices[place] = UInt16(masks.count)
            masks.append(mask)
            byteCount += mask.coverage.count
        }

        private mutating func grow() {
            let (oldKeys, oldIndices) = (keys, indices)
            keys = [UInt32](repeating: 0, count: oldKeys.count * 2)
            indices = [UInt16](repeating: 0, count: oldKeys.count * 2)
            for (key, index) in zip(oldKeys, oldIndices) where key != 0 {
                let place = place(of: key - 1)
                (keys[place], indices[place]) = (key, index)
            }
        }
    }
}
