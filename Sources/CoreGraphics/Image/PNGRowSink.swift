import PNG

/// Takes a PNG's rows from top to bottom, multiplies them by their alpha and shrinks them.
struct PNGRowSink: ~Copyable {
    private let hasAlpha: Bool
    private let width: Int
    private let height: Int
    private var scaler: RowScaler
    private var isOpaque = true
    private(set) var rowsTaken = 0
    /// Room for one row of the file, owned by this.
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

    /// - Parameter pixels: of one row; changed. 64-byte aligned, and as long as the scaler wants them.
    mutating func take(_ pixels: UnsafeMutableRawBufferPointer) {
        rowsTaken += 1
        guard scaler.wantsNextRow else { return scaler.skipRow() }
        if hasAlpha, !Premultiplication.apply(to: pixels, count: width) { isOpaque = false }
        scaler.add(UnsafeRawBufferPointer(pixels))
    }

    /// The picture. Rows that never came are transparent.
    mutating func finish() -> CGImage {
        let isWhole = rowsTaken >= height
        return CGImage(buffer: scaler.finish(), isOpaque: isOpaque && isWhole, hasAlpha: hasAlpha || !isWhole)
    }
}
