/// A GIF compressor: the Lempel–Ziv–Welch method with codes of 3 to 12 bits.
///
/// The longest known run of pixels is extended by one pixel at a time. When the extension is unknown, the code of the
/// run is written, and the extended run receives the next code. The code width grows with the number of codes. When
/// all 4096 codes are in use, a clear code is written and the table starts again.
///
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F
struct GIFCompressor {
    private var bytes: [UInt8] = []
    private var pendingBits: UInt32 = 0
    private var pendingBitCount: UInt32 = 0
    private var codeWidth: UInt32
    private let clearCode: UInt32
    private var nextCode: UInt32
    /// The codes of known runs, by the code of the run without its last pixel combined with that pixel.
    private var codes: [UInt32: UInt32] = [:]

    private static let lastCode: UInt32 = 4095

    /// Returns the compressed data of an image in sub-blocks of at most 255 bytes, preceded by the minimum code
    /// width.
    ///
    /// - Parameter bits: The number of bits of an index, 2…8.
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
        clearCode = 1 << bits
        nextCode = clearCode + 2
        codeWidth = bits + 1
    }

    private mutating func add(_ indices: [UInt8]) {
        let initialWidth = codeWidth
        write(clearCode)
        var run: UInt32?
        for index in indices {
            guard let prefix = run else {
                run = UInt32(index)
                continue
            }
            let key = prefix << 8 | UInt32(index)
            if let code = codes[key] {
                run = code
                continue
            }
            write(prefix)
            run = UInt32(index)
            if nextCode > Self.lastCode {
                write(clearCode)
                codes.removeAll(keepingCapacity: true)
                nextCode = clearCode + 2
                codeWidth = initialWidth
            } else {
                // The decompressor adds a code one step later, so the width grows after the last code that fits.
                if nextCode == 1 << codeWidth { codeWidth += 1 }
                codes[key] = nextCode
                nextCode += 1
            }
        }
        if let run { write(run) }
        // At this point the decompressor has added one more code.
        if nextCode == 1 << codeWidth, codeWidth < 12 { codeWidth += 1 }
        write(clearCode + 1)
        if pendingBitCount > 0 { bytes.append(UInt8(pendingBits & 255)) }
    }

    private mutating func write(_ code: UInt32) {
        pendingBits |= code << pendingBitCount
        pendingBitCount += codeWidth
        while pendingBitCount >= 8 {
            bytes.append(UInt8(pendingBits & 255))
            pendingBits >>= 8
            pendingBitCount -= 8
        }
    }
}
