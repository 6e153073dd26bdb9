/// A 128-bit hash of bytes, which identifies file contents in the cache.
///
/// The algorithm is FNV-1a over eight bytes at a time, in two lanes with different start values. It protects against
/// accidents and not against attackers: a cache folder contains only what its owner compiled.
struct ContentHash: Sendable {
    private var low: UInt64 = 0xcbf2_9ce4_8422_2325
    private var high: UInt64 = 0x9e37_79b9_7f4a_7c15

    /// The hash as 32 hexadecimal digits.
    var text: String { Self.digits(low) + Self.digits(high) }

    mutating func combine(_ string: String) { combine(Array(string.utf8)) }

    mutating func combine(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset + 8 <= buffer.count {
                mix(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            var rest: UInt64 = 0
            while offset < buffer.count {
                rest = rest << 8 | UInt64(buffer[offset])
                offset += 1
            }
            mix(rest)
        }
        // Without the length, bytes could move between two values without a change of the hash.
        mix(UInt64(bytes.count))
    }

    private mutating func mix(_ word: UInt64) {
        low = (low ^ word) &* 0x0000_0100_0000_01b3
        low ^= low >> 29
        high = (high ^ word) &* 0xff51_afd7_ed55_8ccd
        high ^= high >> 32
    }

    private static func digits(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    static func of(_ string: String) -> String {
        var hash = ContentHash()
        hash.combine(string)
        return hash.text
    }
}
