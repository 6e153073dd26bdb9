/// Converts rows of pixels to PNG rows: red, green, blue and, if needed, straight alpha, as differences from the row
/// above.
///
/// For opaque images the difference is computed four pixels at a time, before the components are reordered. A row of
/// screen content often equals the row above, in parts or completely, and zero differences need no reordering.
struct PNGRowFilter: ~Copyable {
    /// The length of a filtered row: one byte for the filter, and the pixels.
    let byteCount: Int
    private let isOpaque: Bool
    private let width: Int
    /// The row above with straight alpha, in PNG order.
    private let above: UnsafeMutableRawBufferPointer

    private static let up: UInt8 = 2

    init(width: Int, isOpaque: Bool) {
        self.width = width
        self.isOpaque = isOpaque
        byteCount = 1 + width * (isOpaque ? 3 : 4)
        above = .allocate(byteCount: isOpaque ? 0 : width * 4, alignment: 64)
        above.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit { above.deallocate() }

    /// - Parameters:
    ///   - row: `width` pixels.
    ///   - previous: The row above; `nil` for the first row.
    ///   - target: The destination of `byteCount` bytes.
    func filter(_ row: UnsafeRawPointer, previous: UnsafeRawPointer?, into target: UnsafeMutableRawPointer) {
        target.storeBytes(of: Self.up, as: UInt8.self)
        if !isOpaque {
            filterStraight(row, into: target + 1)
        } else if let previous {
            guard memcmp(row, previous, 4 * width) != 0 else {
                memset(target + 1, 0, 3 * width)
                return
            }
            filterColors(row, previous, into: target + 1)
        } else {
            packColors(row, into: target + 1)
        }
    }

    private func packColors(_ row: UnsafeRawPointer, into target: UnsafeMutableRawPointer) {
        var index = 0
        while index < width {
            Self.store(row.load(fromByteOffset: 4 &* index, as: UInt32.self), at: target + 3 &* index)
            index &+= 1
        }
    }

    private func filterColors(_ row: UnsafeRawPointer, _ previous: UnsafeRawPointer, into target: UnsafeMutableRawPointer) {
        var index = 0
        while index &+ 4 <= width {
            let difference =
                row.loadUnaligned(fromByteOffset: 4 &* index, as: SIMD16<UInt8>.self)
                &- previous.loadUnaligned(fromByteOffset: 4 &* index, as: SIMD16<UInt8>.self)
            let pairs = unsafeBitCast(difference, to: SIMD2<UInt64>.self)
            let destination = target + 3 &* index
            if pairs.x | pairs.y == 0 {
                destination.storeBytes(of: 0, as: UInt64.self)
                destination.storeBytes(of: 0, toByteOffset: 8, as: UInt32.self)
            } else {
                Self.store(pairs.x, pairs.y, at: destination)
            }
            index &+= 4
        }
        while index < width {
            let above = previous.load(fromByteOffset: 4 &* index, as: SIMD4<UInt8>.self)
            let difference = row.load(fromByteOffset: 4 &* index, as: SIMD4<UInt8>.self) &- above
            Self.store(unsafeBitCast(difference, to: UInt32.self), at: target + 3 &* index)
            index &+= 1
        }
    }

    private func filterStraight(_ row: UnsafeRawPointer, into target: UnsafeMutableRawPointer) {
        guard let above = above.baseAddress else { return }
        var offset = 0
        while offset < 4 &* width {
            let pixel = Premultiplication.straight(row.load(fromByteOffset: offset, as: UInt32.self))
            let ordered = Self.swapped(pixel) | pixel & 0xFF00_0000
            let difference =
                unsafeBitCast(ordered, to: SIMD4<UInt8>.self) &- above.load(fromByteOffset: offset, as: SIMD4<UInt8>.self)
            target.storeBytes(of: difference, toByteOffset: offset, as: SIMD4<UInt8>.self)
            above.storeBytes(of: ordered, toByteOffset: offset, as: UInt32.self)
            offset &+= 4
        }
    }

    /// Stores four pixels, two to a word, as twelve bytes.
    @inline(__always) private static func store(_ first: UInt64, _ second: UInt64, at destination: UnsafeMutableRawPointer) {
        let a = swapped(UInt32(truncatingIfNeeded: first))
        let b = swapped(UInt32(truncatingIfNeeded: first &>> 32))
        let c = swapped(UInt32(truncatingIfNeeded: second))
        let d = swapped(UInt32(truncatingIfNeeded: second &>> 32))
        destination.storeBytes(of: UInt64(a) | UInt64(b) &<< 24 | UInt64(c) &<< 48, as: UInt64.self)
        destination.storeBytes(of: c &>> 16 | d &<< 8, toByteOffset: 8, as: UInt32.self)
    }

    @inline(__always) private static func store(_ pixel: UInt32, at destination: UnsafeMutableRawPointer) {
        let ordered = swapped(pixel)
        destination.storeBytes(of: UInt16(truncatingIfNeeded: ordered), as: UInt16.self)
        destination.storeBytes(of: UInt8(truncatingIfNeeded: ordered &>> 16), toByteOffset: 2, as: UInt8.self)
    }

    /// Converts blue, green and red to red, green and blue, without alpha.
    @inline(__always) private static func swapped(_ pixel: UInt32) -> UInt32 {
        (pixel &>> 16) & 0xFF | pixel & 0xFF00 | (pixel & 0xFF) &<< 16
    }
}
