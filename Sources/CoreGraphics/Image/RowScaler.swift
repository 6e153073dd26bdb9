/// Scales down an image row by row, with memory for a few rows.
///
/// ``ScaleWeights`` gives each target row the source rows that contribute, with weights that add up to 256. A source
/// row contributes to at most two target rows, so two sums are kept. When the last contributing row has been added, the
/// sum is rounded to pixels and scaled horizontally into the target. If the width shrinks to less than a fourteenth,
/// rows are scaled horizontally before they are summed. For a complete image whose target rows interpolate two rows,
/// ``mixRows(of:)`` computes each target row directly.
struct RowScaler: ~Copyable {
    private let source: PixelSize
    private let target: PixelBuffer
    private let columns: ScaleWeights
    private let rows: ScaleWeights
    /// Two sums, for target rows with even and with odd numbers: a source row contributes to at most two target rows.
    private let sums: UnsafeMutableRawBufferPointer
    private let packed: UnsafeMutableRawBufferPointer
    /// A row that is scaled horizontally before it is added.
    private let scaledRow: UnsafeMutableRawBufferPointer
    /// The number of the next source row.
    private var nextRow = 0
    /// The first target row that is not finished.
    private var openRow = 0
    private var isEmpty = (true, true)

    /// - Parameter isComplete: Whether all rows will be added, so that the target need not be cleared.
    init(from source: PixelSize, to size: PixelSize, isComplete: Bool = false) {
        self.source = source
        target = PixelBuffer(width: size.width, height: size.height, isZeroed: !isComplete)
        columns = ScaleWeights(from: source.width, to: size.width)
        rows = ScaleWeights(from: source.height, to: size.height)
        let row = Self.rowByteCount(columns.isSteep ? size.width : source.width)
        sums = .allocate(byteCount: rows.isIdentity ? 0 : 4 * row, alignment: 64)
        packed = .allocate(byteCount: rows.isIdentity ? 0 : row, alignment: 64)
        scaledRow = .allocate(byteCount: columns.isSteep ? row : 0, alignment: 64)
        scaledRow.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit {
        sums.deallocate()
        packed.deallocate()
        scaledRow.deallocate()
    }

    /// Returns the required length of a row of `width` pixels, in bytes: a multiple of 64, as for the rows of a pixel
    /// buffer.
    static func rowByteCount(_ width: Int) -> Int { (width * 4 + 63) & ~63 }

    /// Scales down a complete image.
    static func shrink(_ buffer: PixelBuffer, to size: PixelSize) -> PixelBuffer {
        var scaler = RowScaler(from: PixelSize(width: buffer.width, height: buffer.height), to: size, isComplete: true)
        if scaler.rows.isMix, !scaler.columns.isSteep {
            scaler.mixRows(of: buffer)
            return scaler.target
        }
        buffer.withBytes { bytes in
            for row in 0..<buffer.height {
                if scaler.needsNextRow {
                    let start = row * buffer.bytesPerRow
                    scaler.add(UnsafeRawBufferPointer(rebasing: bytes[start..<start + buffer.bytesPerRow]))
                } else {
                    scaler.skipRow()
                }
            }
        }
        return scaler.finish()
    }

    /// Whether the next row contributes to the image; otherwise it may be skipped.
    var needsNextRow: Bool {
        if rows.isIdentity { return true }
        return weight(of: nextRow, in: openRow) > 0 || weight(of: nextRow, in: openRow + 1) > 0
    }

    mutating func skipRow() {
        nextRow += 1
        closeRows()
    }

    /// - Parameter row: `rowByteCount` bytes of premultiplied pixels, 64-byte aligned.
    mutating func add(_ row: UnsafeRawBufferPointer) {
        guard nextRow < source.height else { return }
        if rows.isIdentity {
            shrinkColumns(of: row, into: nextRow)
            nextRow += 1
            return
        }
        let weights = (weight(of: nextRow, in: openRow), weight(of: nextRow, in: openRow + 1))
        if weights != (0, 0) {
            let row = columns.isSteep ? scaledHorizontally(row) : row
            if weights.0 > 0 { sum(row, weight: weights.0, into: openRow) }
            if weights.1 > 0 { sum(row, weight: weights.1, into: openRow + 1) }
        }
        nextRow += 1
        closeRows()
    }

    private func scaledHorizontally(_ row: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        RowKernels.average(row, columns, count: target.width, into: scaledRow)
        return UnsafeRawBufferPointer(scaledRow)
    }

    /// Has the same result as adding all rows of an image whose target rows interpolate two source rows. With all
    /// rows in memory, no sums are needed.
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

    /// Returns the image. Missing rows are transparent.
    mutating func finish() -> PixelBuffer { target }

    private func weight(of row: Int, in targetRow: Int) -> UInt16 {
        guard targetRow < target.height else { return 0 }
        var weight: UInt16 = 0
        for tap in targetRow * rows.tapCount..<(targetRow + 1) * rows.tapCount where Int(rows.indices[tap]) == row {
            weight += rows.weights[tap]
        }
        return weight
    }

    /// Finishes the target rows to which no later row contributes.
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
            let destination = UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + target.bytesPerRow])
            if columns.isIdentity || isShrunk {
                destination.copyMemory(from: UnsafeRawBufferPointer(rebasing: row[..<(target.width * 4)]))
            } else if columns.isMix {
                RowKernels.mixColumns(row, columns, count: target.width, into: destination)
            } else {
                RowKernels.average(row, columns, count: target.width, into: destination)
            }
        }
    }
}
