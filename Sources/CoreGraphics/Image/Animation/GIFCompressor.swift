/// Compresses the pixels of a GIF's picture: Lempel, Ziv and Welch's method, with codes that grow from 3 to 12 bits.
///
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F
struct GIFCompressor {
    private var bytes: [UInt8] = []
    private var waiting: UInt32 = 0
    private var waitingBits: UInt32 = 0
    private var width: UInt32
    private let clear: UInt32
    private var next: UInt32
    /// The code of a known run, by that of the run without its last pixel, and that pixel.
    private var known: [UInt32: UInt32] = [:]

    private static let lastCode: UInt32 = 4095

    /// The bytes of a picture, in parts of 255 at most, led by the smallest width of a code.
    ///
    /// - Parameter bits: of an index, 2…8.
    static func compress(_ indices: [UInt8], bits: Int) -> [UInt8] {
        var compressor = GIFCompressor(bits: UInt32(bits))
        compressor.add(indices)
        var result = [UInt8(bits)]
        for start in stride(from: 0, to: compressor.bytes.count, by: 255) {
            let part = compressor.bytes[start..<min(start + 255, compressor.bytes.count)]
            result.append(UInt8(part.count))
            result += part
        }
        return result + [0]
    }

    private init(bits: UInt32) {
        clear = 1 << bits
        next = clear + 2
        width = bits + 1
    }

    private mutating func add(_ indices: [UInt8]) {
        let first = width
        write(clear)
        var run: UInt32?
        for index in indices {
            guard let prefix = run else {
                run = UInt32(index)
                continue
            }
            let key = prefix << 8 | UInt32(index)
            if let code = known[key] {
                run = code
                continue
            }
            write(prefix)
            run = UInt32(index)
            if next > Self.lastCode {
                write(clear)
                known.removeAll(keepingCapacity: true)
                next = clear + 2
                width = first
            } else {
                // The reader learns a code one step later, so that the width grows with the code after the last that fits.
                if next == 1 << width { width += 1 }
                known[key] = next
                next += 1
            }
        }
        if let run { write(run) }
        // The reader has learnt a code by now that this need not.
        if next == 1 << width, width < 12 { width += 1 }
        write(clear + 1)
        if waitingBits > 0 { bytes.append(UInt8(waiting & 255)) }
    }

    private mutating func write(_ code: UInt32) {
        waiting |= code << waitingBits
        waitingBits += width
        while waitingBits >= 8 {
            bytes.append(UInt8(waiting & 255))
            waiting >>= 8
            waitingBits -= 8
        }
    }
}
