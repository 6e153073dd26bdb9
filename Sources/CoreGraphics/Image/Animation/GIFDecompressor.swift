/// A GIF decompressor: the Lempel–Ziv–Welch method with codes of up to 12 bits.
///
/// A code represents a run of pixels: a single pixel, or the run of an earlier code and one more pixel. Each code of
/// the file defines the next free code as the previous run and the first pixel of the current run. A run is written
/// backwards, along the chain of the codes that it extends.
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F
struct GIFDecompressor {
    private static let tableSize = 4096
    private static let maximumWidth = 12

    /// For each run of several pixels: the code that it extends, its last pixel, and its length.
    private var prefixes = [UInt16](repeating: 0, count: tableSize)
    private var suffixes = [UInt8](repeating: 0, count: tableSize)
    private var lengths = [UInt16](repeating: 1, count: tableSize)

    /// Fills `indices` with a colour index for each pixel.
    ///
    /// - Parameter start: The position of the minimum code width in the file, which the compressed pixels follow.
    /// - Returns: The number of pixels; fewer than requested if the file is truncated or a code is invalid.
    mutating func decompress(
        _ file: UnsafeRawBufferPointer, at start: Int, into indices: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        guard start >= 0, start < file.count, (1...8).contains(file[start]) else { return 0 }
        let bits = Int(file[start])
        let (clear, end) = (1 << bits, 1 << bits + 1)
        var codes = GIFCodes(file, at: start + 1)
        var (next, width, count) = (clear + 2, bits + 1, 0)
        var previous: Int?
        while count < indices.count, let code = codes.next(width), code != end {
            if code == clear {
                (next, width, previous) = (clear + 2, bits + 1, nil)
                continue
            }
            guard let previousRun = previous else {
                guard code < clear else { break }
                indices[count] = UInt8(code)
                (count, previous) = (count + 1, code)
                continue
            }
            guard code <= next else { break }
            let run = code < next ? code : previousRun
            let first = write(run, clear, at: count, into: indices)
            count += Int(lengths[run])
            if code == next {
                if count < indices.count { indices[count] = first }
                count += 1
            }
            previous = code
            guard next < Self.tableSize else { continue }
            (prefixes[next], suffixes[next], lengths[next]) = (UInt16(previousRun), first, lengths[previousRun] + 1)
            next += 1
            if next == 1 << width, width < Self.maximumWidth { width += 1 }
        }
        return min(count, indices.count)
    }

    /// Writes as much of a run as fits into the buffer, and returns the first pixel of the run.
    private func write(_ run: Int, _ clear: Int, at start: Int, into indices: UnsafeMutableBufferPointer<UInt8>) -> UInt8 {
        var index = start + Int(lengths[run]) - 1
        var code = run
        while code > clear {
            if index < indices.count { indices[index] = suffixes[code] }
            index -= 1
            code = Int(prefixes[code])
        }
        if start < indices.count { indices[start] = UInt8(code) }
        return UInt8(code)
    }
}

/// A reader for the codes of a GIF image, which are packed bit by bit into sub-blocks of at most 255 bytes.
struct GIFCodes {
    private let file: UnsafeRawBufferPointer
    private var position: Int
    /// The remaining bytes of the sub-block.
    private var remainingInBlock = 0
    private var pendingBits: UInt32 = 0
    private var pendingBitCount = 0

    init(_ file: UnsafeRawBufferPointer, at position: Int) {
        self.file = file
        self.position = position
    }

    /// Returns the next code; `nil` at the end of the sub-blocks or of the file.
    mutating func next(_ width: Int) -> Int? {
        while pendingBitCount < width {
            if remainingInBlock == 0 {
                guard position < file.count, file[position] > 0 else { return nil }
                remainingInBlock = Int(file[position])
                position += 1
            }
            guard position < file.count else { return nil }
            pendingBits |= UInt32(file[position]) << UInt32(pendingBitCount)
            (position, remainingInBlock, pendingBitCount) = (position + 1, remainingInBlock - 1, pendingBitCount + 8)
        }
        let code = Int(pendingBits & (1 << UInt32(width) - 1))
        pendingBits >>= UInt32(width)
        pendingBitCount -= width
        return code
    }
}
