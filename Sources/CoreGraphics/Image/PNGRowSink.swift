import PNG

/// A consumer of PNG rows from top to bottom, which premultiplies and scales them.
struct PNGRowSink: ~Copyable {
    private let hasAlpha: Bool
    private let width: Int
    private let height: Int
    private var scaler: RowScaler
    private var isOpaque = true
    private(set) var rowsConsumed = 0
    /// A buffer for one row of the file.
    let row: UnsafeMutableRawBufferPointer

    init(_ header: PNGHeader, target: PixelSize) {
        hasAlpha = header.hasAlpha
        width = header.width
        height = header.height
        scaler = RowScaler(from: PixelSize(width: header.width, height: header.height), to: target)
        row = .allocate(byteCount: RowScaler.rowByteCount(header.width), alignment: 64)
        row.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit { row.deallocate() }

    /// - Parameter pixels: The pixels of one row, which are modified; 64-byte aligned, with the scaler's row length.
    mutating func consume(_ pixels: UnsafeMutableRawBufferPointer) {
        rowsConsumed += 1
        guard scaler.needsNextRow else { return scaler.skipRow() }
        if hasAlpha, !Premultiplication.apply(to: pixels, count: width) { isOpaque = false }
        scaler.add(UnsafeRawBufferPointer(pixels))
    }

    /// Returns the image. Missing rows are transparent.
    mutating func finish() -> CGImage {
        let isComplete = rowsConsumed >= height
        return CGImage(buffer: scaler.finish(), isOpaque: isOpaque && isComplete, hasAlpha: hasAlpha || !isComplete)
    }
}
