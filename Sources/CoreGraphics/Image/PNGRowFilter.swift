/// Turns rows of our pixels into PNG's: red, green, blue, straight alpha if needed, as differences from the row above.
struct PNGRowFilter: ~Copyable {
    /// The length of a filtered row: one byte that names the filter, and the pixels.
    let byteCount: Int
    private let isOpaque: Bool
    private let width: Int
    /// The row above and this one, in PNG's order.
    private var above: UnsafeMutableRawBufferPointer
    private var current: UnsafeMutableRawBufferPointer
    private let source: UnsafeMutableRawBufferPointer
    private var isFirst = true

    private static let up: UInt8 = 2

    init(width: Int, isOpaque: Bool) {
        self.width = width
        self.isOpaque = isOpaque
        byteCount = 1 + width * (isOpaque ? 3 : 4)
        // Rounded up, so that loops over whole vectors and words need no rest.
        let room = (width * 4 + 63) & ~63
        above = .allocate(byteCount: room, alignment: 64)
        current = .allocate(byteCount: room, alignment: 64)
        source = .allocate(byteCount: room, alignment: 64)
        above.initializeMemory(as: UInt8.self, repeating: 0)
        current.initializeMemory(as: UInt8.self, repeating: 0)
        source.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit {
        above.deallocate()
        current.deallocate()
        source.deallocate()
    }

    /// - Parameters:
    ///   - row: `width` pixels.
    ///   - target: at least `byteCount` bytes.
    mutating func filter(_ row: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) {
        target[0] = Self.up
        let pixels = UnsafeMutableRawBufferPointer(rebasing: target[1..<byteCount])
        // Screens are full of rows that equal the one above.
        if !isFirst, equalsRowAbove(row) {
            pixels.initializeMemory(as: UInt8.self, repeating: 0)
            return
        }
        isFirst = false
        source.copyMemory(from: row)
        swap(&above, &current)
        if isOpaque { packColors() } else { packStraight() }
        subtract(into: pixels)
    }

    private func equalsRowAbove(_ row: UnsafeRawBufferPointer) -> Bool {
        guard let new = row.baseAddress, let old = source.baseAddress else { return false }
        return memcmp(new, old, row.count) == 0
    }

    /// Four pixels to three words a step.
    private func packColors() {
        let from = UnsafeMutablePointer<UInt32>(OpaquePointer(source.baseAddress))
        let to = UnsafeMutablePointer<UInt32>(OpaquePointer(current.baseAddress))
        guard let from, let to else { return }
        let count = (width + 3) / 4
        var index = 0
        while index < count {
            let a = Self.swapped(from[4 &* index])
            let b = Self.swapped(from[4 &* index &+ 1])
            let c = Self.swapped(from[4 &* index &+ 2])
            let d = Self.swapped(from[4 &* index &+ 3])
            to[3 &* index] = a | b &<< 24
            to[3 &* index &+ 1] = b &>> 8 | c &<< 16
            to[3 &* index &+ 2] = c &>> 16 | d &<< 8
            index &+= 1
        }
    }

    /// Blue, green, red as red, green, blue; without alpha.
    @inline(__always) private static func swapped(_ pixel: UInt32) -> UInt32 {
        (pixel &>> 16) & 0xFF | pixel & 0xFF00 | (pixel & 0xFF) &<< 16
    }

    private func packStraight() {
        let from = UnsafeMutablePointer<UInt32>(OpaquePointer(source.baseAddress))
        let to = UnsafeMutablePointer<UInt32>(OpaquePointer(current.baseAddress))
        guard let from, let to else { return }
        var index = 0
        while index < width {
            let pixel = Premultiplication.straight(from[index])
            to[index] = Self.swapped(pixel) | pixel & 0xFF00_0000
            index &+= 1
        }
    }

    private func subtract(into target: UnsafeMutableRawBufferPointer) {
        guard let upper = above.baseAddress, let lower = current.baseAddress, let to = target.baseAddress else { return }
        let count = target.count
        let whole = count & ~15
        var offset = 0
        while offset < whole {
            let difference =
                lower.load(fromByteOffset: offset, as: SIMD16<UInt8>.self)
                &- upper.load(fromByteOffset: offset, as: SIMD16<UInt8>.self)
            to.storeBytes(of: difference, toByteOffset: offset, as: SIMD16<UInt8>.self)
            offset &+= 16
        }
        while offset < count {
            to.storeBytes(
                of: lower.load(fromByteOffset: offset, as: UInt8.self) &- upper.load(fromByteOffset: offset, as: UInt8.self),
                toByteOffset: offset, as: UInt8.self)
            offset &+= 1
        }
    }
}
