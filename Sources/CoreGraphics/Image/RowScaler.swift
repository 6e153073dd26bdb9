/// Shrinks a picture that comes row by row, in memory for three of its rows.
///
/// Each pixel's bytes are split into two sets of 16-bit lanes (blue and red, green and alpha), which a vector register holds
/// without widening. Rows are weighed and summed there, and a finished sum is then shrunk horizontally into the target. Rows that
/// become very much shorter are shrunk first.
struct RowScaler: ~Copyable {
    private let source: PixelSize
    private let target: PixelBuffer
    private let columns: ScaleWeights
    private let rows: ScaleWeights
    /// Two sums, for the target rows of even and of odd number: a source row has a share in two at most.
    private let sums: UnsafeMutableRawBufferPointer
    private let packed: UnsafeMutableRawBufferPointer
    /// A row that is shrunk before it is summed up.
    private let narrow: UnsafeMutableRawBufferPointer
    /// The number of the next row to come.
    private var nextRow = 0
    /// The first target row that is not finished.
    private var openRow = 0
    private var isEmpty = (true, true)

    /// - Parameter isComplete: whether all rows are sure to come, so that no pixel of the target stays as it is.
    init(from source: PixelSize, to size: PixelSize, isComplete: Bool = false) {
        self.source = source
        target = PixelBuffer(width: size.width, height: size.height, isZeroed: !isComplete)
        columns = ScaleWeights(from: source.width, to: size.width)
        rows = ScaleWeights(from: source.height, to: size.height)
        let row = Self.rowByteCount(columns.isSteep ? size.width : source.width)
        sums = .allocate(byteCount: rows.isIdentity ? 0 : 4 * row, alignment: 64)
        packed = .allocate(byteCount: rows.isIdentity ? 0 : row, alignment: 64)
        narrow = .allocate(byteCount: columns.isSteep ? row : 0, alignment: 64)
        narrow.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit {
        sums.deallocate()
        packed.deallocate()
        narrow.deallocate()
    }

    /// The bytes that a row of `width` pixels must have: a multiple of 64, as a pixel buffer's rows.
    static func rowByteCount(_ width: Int) -> Int { (width * 4 + 63) & ~63 }

    /// Shrinks a whole picture.
    static func shrink(_ buffer: PixelBuffer, to size: PixelSize) -> PixelBuffer {
        var scaler = RowScaler(from: PixelSize(width: buffer.width, height: buffer.height), to: size, isComplete: true)
        if scaler.rows.isMix, !scaler.columns.isSteep {
            scaler.mixRows(of: buffer)
            return scaler.target
        }
        buffer.withBytes { bytes in
            for row in 0..<buffer.height {
                if scaler.wantsNextRow {
                    let start = row * buffer.bytesPerRow
                    scaler.add(UnsafeRawBufferPointer(rebasing: bytes[start..<start + buffer.bytesPerRow]))
                } else {
                    scaler.skipRow()
                }
            }
        }
        return scaler.finish()
    }

    /// Whether the next row has a share in the picture; if not, it may be skipped.
    var wantsNextRow: Bool {
        if rows.isIdentity { return true }
        return share(of: nextRow, in: openRow) > 0 || share(of: nextRow, in: openRow + 1) > 0
    }

    mutating func skipRow() {
        nextRow += 1
        closeRows()
    }

    /// - Parameter row: premultiplied pixels, 64-byte aligned, `rowByteCount` bytes of them.
    mutating func add(_ row: UnsafeRawBufferPointer) {
        guard nextRow < source.height else { return }
        if rows.isIdentity {
            shrinkColumns(of: row, into: nextRow)
            nextRow += 1
            return
        }
        let weights = (share(of: nextRow, in: openRow), share(of: nextRow, in: openRow + 1))
        if weights != (0, 0) {
            let row = columns.isSteep ? shrunk(row) : row
            if weights.0 > 0 { sum(row, weight: weights.0, into: openRow) }
            if weights.1 > 0 { sum(row, weight: weights.1, into: openRow + 1) }
        }
        nextRow += 1
        closeRows()
    }

    private func shrunk(_ row: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        RowKernels.average(row, columns, count: target.width, into: narrow)
        return UnsafeRawBufferPointer(narrow)
    }

    /// What adding all rows of a picture does, where each target row mixes two: with all rows at hand, no sums need be kept.
    private func mixRows(of buffer: PixelBuffer) {
        let length = buffer.bytesPerRow
        buffer.withBytes { bytes in
            for row in 0..<target.height {
                let start = Int(rows.indices[2 * row]) * length
                RowKernels.mix(
                    UnsafeRawBufferPointer(rebasing: bytes[start..<start + length]),
                    UnsafeRawBufferPointer(rebasing: bytes[start + length..<start + 2 * length]),
                    weight: rows.weights[2 * row + 1], into: packed)
                shrinkColumns(of: UnsafeRawBufferPointer(packed), into: row)
            }
        }
    }

    /// The picture; what did not come is transparent.
    mutating func finish() -> PixelBuffer { target }

    private func share(of row: Int, in targetRow: Int) -> UInt16 {
        guard targetRow < target.height else { return 0 }
        var weight: UInt16 = 0
        for tap in targetRow * rows.tapCount..<(targetRow + 1) * rows.tapCount where Int(rows.indices[tap]) == row {
            weight += rows.weights[tap]
        }
        return weight
    }

    /// Finishes the target rows that no later row has a share in.
    private mutating func closeRows() {
        while openRow < target.height, Int(rows.indices[(openRow + 1) * rows.tapCount - 1]) < nextRow {
            pack(openRow)
            shrinkColumns(of: UnsafeRawBufferPointer(packed), into: openRow, isShrunk: columns.isSteep)
            if openRow & 1 == 0 { isEmpty.0 = true } else { isEmpty.1 = true }
            openRow += 1
        }
    }

    private mutating func sum(_ row: UnsafeRawBufferPointer, weight: UInt16, into targetRow: Int) {
        let length = packed.count
        let lanes = UnsafeMutableRawBufferPointer(rebasing: sums[(targetRow & 1) * 2 * length..<((targetRow & 1) + 1) * 2 * length])
        if targetRow & 1 == 0 ? isEmpty.0 : isEmpty.1 {
            RowKernels.weigh(row, weight, into: lanes)
        } else {
            RowKernels.addWeighed(row, weight, into: lanes)
        }
        if targetRow & 1 == 0 { isEmpty.0 = false } else { isEmpty.1 = false }
    }

    private func pack(_ targetRow: Int) {
        let length = packed.count
        let start = (targetRow & 1) * 2 * length
        RowKernels.pack(UnsafeRawBufferPointer(rebasing: sums[start..<start + 2 * length]), into: packed)
    }

    private func shrinkColumns(of row: UnsafeRawBufferPointer, into targetRow: Int, isShrunk: Bool = false) {
        target.withMutableBytes { bytes in
            let start = targetRow * target.bytesPerRow
            let place = UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + target.bytesPerRow])
            if columns.isIdentity || isShrunk {
                place.copyMemory(from: UnsafeRawBufferPointer(rebasing: row[..<(target.width * 4)]))
            } else if columns.isMix {
                RowKernels.mixColumns(row, columns, count: target.width, into: place)
            } else {
                RowKernels.average(row, columns, count: target.width, into: place)
            }
        }
    }
}
