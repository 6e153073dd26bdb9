internal import CoreGraphics

/// Reads the duration in the head of a sound file: WAV, AIFF, and CAF with uncompressed sound.
enum SoundFile {
    /// The maximum number of chunks that are read. A file with more has a fault.
    private static let maximumChunks = 100

    /// Returns the duration in seconds; `nil` for other formats and damaged files.
    static func duration(of url: URL) -> TimeInterval? {
        guard let file = try? FileHandle(forReadingFrom: url), let head = read(file, at: 0, count: 12) else { return nil }
        defer { try? file.close() }
        let duration =
            switch (text(head, 0), text(head, 8)) {
            case ("RIFF", "WAVE"): wave(file)
            case ("FORM", "AIFF"), ("FORM", "AIFC"): aiff(file)
            case ("caff", _): core(file)
            default: TimeInterval?.none
            }
        return duration.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }

    /// The number of data bytes, divided by the bytes per second that the format chunk specifies.
    private static func wave(_ file: FileHandle) -> TimeInterval? {
        var bytesPerSecond = 0.0
        for chunk in chunks(file, from: 12, headSize: 8, size: { littleEndian($0, 4, 4) }, isPadded: true) {
            if chunk.name == "fmt ", let format = read(file, at: chunk.start, count: 16) {
                bytesPerSecond = Double(littleEndian(format, 8, 4))
            }
            if chunk.name == "data", bytesPerSecond > 0 { return Double(chunk.size) / bytesPerSecond }
        }
        return nil
    }

    /// The number of sample frames, divided by the sample rate, which is an 80-bit floating-point number.
    private static func aiff(_ file: FileHandle) -> TimeInterval? {
        for chunk in chunks(file, from: 12, headSize: 8, size: { bigEndian($0, 4, 4) }, isPadded: true) where chunk.name == "COMM" {
            guard let format = read(file, at: chunk.start, count: 18) else { return nil }
            let exponent = Int(bigEndian(format, 8, 2) & 0x7FFF) - 16383 - 63
            let rate = Double(bigEndian(format, 10, 8)) * pow(2, Double(exponent))
            return rate > 0 ? Double(bigEndian(format, 2, 4)) / rate : nil
        }
        return nil
    }

    /// The number of data bytes, divided by the bytes per packet and the rate that the description specifies.
    private static func core(_ file: FileHandle) -> TimeInterval? {
        var bytesPerSecond = 0.0
        for chunk in chunks(file, from: 8, headSize: 12, size: { bigEndian($0, 4, 8) }, isPadded: false) {
            if chunk.name == "desc", let format = read(file, at: chunk.start, count: 32) {
                let frames = Double(bigEndian(format, 20, 4))
                guard frames > 0 else { return nil }
                bytesPerSecond = Double(bitPattern: bigEndian(format, 0, 8)) * Double(bigEndian(format, 16, 4)) / frames
            }
            // The data begins with four bytes that count edits.
            if chunk.name == "data", bytesPerSecond > 0 { return max(0, Double(chunk.size) - 4) / bytesPerSecond }
        }
        return nil
    }

    private struct Chunk {
        let name: String
        let start: UInt64
        let size: UInt64
    }

    private static func chunks(
        _ file: FileHandle, from start: UInt64, headSize: Int, size: (Data) -> UInt64, isPadded: Bool
    ) -> [Chunk] {
        var result: [Chunk] = []
        var position = start
        while result.count < maximumChunks, let head = read(file, at: position, count: headSize) {
            // A size of all ones, for the rest of a file that is being written, is beyond every file.
            let chunk = Chunk(name: text(head, 0), start: position + UInt64(headSize), size: min(size(head), 1 << 40))
            result.append(chunk)
            position = chunk.start + chunk.size + (isPadded ? chunk.size % 2 : 0)
        }
        return result
    }

    private static func read(_ file: FileHandle, at position: UInt64, count: Int) -> Data? {
        guard (try? file.seek(toOffset: position)) != nil, let data = try? file.read(upToCount: count), data.count == count else {
            return nil
        }
        return data
    }

    private static func text(_ data: Data, _ offset: Int) -> String { String(decoding: data.dropFirst(offset).prefix(4), as: UTF8.self) }

    private static func bigEndian(_ data: Data, _ offset: Int, _ count: Int) -> UInt64 {
        data.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func littleEndian(_ data: Data, _ offset: Int, _ count: Int) -> UInt64 {
        data.dropFirst(offset).prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
