import Synchronization

/// The memory of an image: rows of premultiplied 32-bit pixels in native byte order, which is blue, green, red, alpha
/// on all supported machines. The format is Cairo's `ARGB32`, so Cairo surfaces use the memory directly.
///
/// A buffer that is shared between threads is read-only: it is completed before it is shared. Therefore the type is
/// `Sendable` without a lock; its stored properties never change after `init`.
package final class PixelBuffer: @unchecked Sendable {
    /// The width in pixels; at least 1.
    package let width: Int
    /// The height in pixels; at least 1.
    package let height: Int
    /// The distance between two rows in bytes, a multiple of 64, at least `4 * width`.
    package let bytesPerRow: Int
    private let base: UnsafeMutableRawPointer

    /// Allocates memory in which every pixel is transparent black.
    ///
    /// - Parameter isZeroed: `false` if the caller writes every pixel before reading any. Clearing takes as long as
    ///   filling the buffer.
    /// - Precondition: Both sides are at least 1, and the byte count fits an `Int`.
    package convenience init(width: Int, height: Int, isZeroed: Bool = true) {
        guard let block = Self.memory(width, height, isZeroed: isZeroed) else {
            fatalError("PixelBuffer: the system has no memory for \(width)x\(height) pixels. Draw smaller pictures, or fewer at a time.")
        }
        self.init(width, height, block)
        if !isZeroed { clearPadding() }
    }

    /// Clears the padding of rows, which is included in the bytes of an image.
    private func clearPadding() {
        let used = width * 4
        guard used < bytesPerRow else { return }
        for row in 0..<height {
            (base + row * bytesPerRow + used).initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow - used)
        }
    }

    /// Allocates a buffer of a size that an app requests. Returns `nil`, with a diagnostic, if the system has no
    /// memory.
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

    /// The number of bytes of all existing buffers of the process, for tests and for the image cache's budget.
    package static let liveByteCount = Atomic<Int>(0)

    package var byteCount: Int { bytesPerRow * height }
    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Returns a copy of the pixels.
    package func copy() -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        result.base.copyMemory(from: base, byteCount: byteCount)
        return result
    }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: base, count: byteCount))
    }

    /// Calls `body` with writable memory. Only the creator of the buffer may call this method, and only before the
    /// buffer is shared.
    package func withMutableBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeMutableRawBufferPointer(start: base, count: byteCount))
    }
}
