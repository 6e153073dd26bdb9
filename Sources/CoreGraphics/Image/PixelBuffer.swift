import Synchronization

/// Memory for a picture: rows of premultiplied 32-bit pixels in the machine's order, which on every machine we run on is
/// the bytes blue, green, red, alpha. It is Cairo's `ARGB32`, so surfaces are made over it without a copy.
///
/// A buffer that is shared between threads is read only: whoever fills one finishes before handing it on. That, and not a
/// lock, is what makes it `Sendable`; the type's own stored properties never change after `init`.
package final class PixelBuffer: @unchecked Sendable {
    /// In pixels; 1 or more.
    package let width: Int
    /// In pixels; 1 or more.
    package let height: Int
    /// In bytes, a multiple of 64, at least `4 * width`.
    package let bytesPerRow: Int
    private let base: UnsafeMutableRawPointer

    /// Allocates memory in which every pixel is transparent black.
    ///
    /// - Parameter isZeroed: `false` if the caller writes every pixel before anyone reads one; clearing costs as much as filling.
    /// - Precondition: both sides are at least 1 and the byte count fits an `Int`.
    package convenience init(width: Int, height: Int, isZeroed: Bool = true) {
        guard let block = Self.memory(width, height, isZeroed: isZeroed) else {
            fatalError("PixelBuffer: the system has no memory for \(width)x\(height) pixels. Draw smaller pictures, or fewer at a time.")
        }
        self.init(width, height, block)
        if !isZeroed { clearPadding() }
    }

    /// Clears what rows have beyond their pixels: those bytes are handed out with an image's others.
    private func clearPadding() {
        let used = width * 4
        guard used < bytesPerRow else { return }
        for row in 0..<height {
            (base + row * bytesPerRow + used).initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow - used)
        }
    }

    /// The same, for sizes that an app asks for: `nil`, and a line in the log, where the system has no memory for it.
    package static func ifPossible(width: Int, height: Int) -> PixelBuffer? {
        if let block = memory(width, height, isZeroed: true) { return PixelBuffer(width, height, block) }
        Diagnostics.report(
            "pixels.no-memory", "The system has no memory for a picture of \(width)x\(height) pixels; nothing is drawn in it.",
            numbers: ["width": Double(width), "height": Double(height)])
        return nil
    }

    private static func bytesPerRow(_ width: Int) -> Int { (width * 4 + 63) & ~63 }

    private static func memory(_ width: Int, _ height: Int, isZeroed: Bool) -> UnsafeMutableRawPointer? {
        precondition(
            width > 0 && height > 0,
            "PixelBuffer: \(width)x\(height) pixels, but both sides must be at least 1. Leave empty pictures undrawn.")
        return PixelMemory.allocate(byteCount: bytesPerRow(width) * height, isZeroed: isZeroed)
    }

    private init(_ width: Int, _ height: Int, _ block: UnsafeMutableRawPointer) {
        self.width = width
        self.height = height
        bytesPerRow = Self.bytesPerRow(width)
        base = block
        Self.liveByteCount.add(byteCount, ordering: .relaxed)
    }

    deinit {
        Self.liveByteCount.subtract(byteCount, ordering: .relaxed)
        PixelMemory.deallocate(base, byteCount: byteCount)
    }

    /// The bytes of all buffers alive in this process: what tests and the image cache's budget are held against.
    package static let liveByteCount = Atomic<Int>(0)

    package var byteCount: Int { bytesPerRow * height }
    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The same pixels in memory of their own.
    package func copy() -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        result.base.copyMemory(from: base, byteCount: byteCount)
        return result
    }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: base, count: byteCount))
    }

    /// Writes through the borrowed pointer. Only the buffer's maker may call it, and only until the buffer is shared.
    package func withMutableBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeMutableRawBufferPointer(start: base, count: byteCount))
    }
}
