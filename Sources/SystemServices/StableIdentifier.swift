/// Identifiers of the user's files and their contents.
enum StableIdentifier {
    /// Returns an identifier that is the same at each launch, in the form of a UUID.
    ///
    /// - Source: The hash function FNV-1a, https://datatracker.ietf.org/doc/draft-eastlake-fnv
    static func make(from text: String) -> String {
        var bytes: [UInt8] = []
        for seed in [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4] as [UInt64] {
            let hash = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            withUnsafeBytes(of: hash.bigEndian) { bytes += $0 }
        }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        var groups: [Substring] = []
        var rest = digits[...]
        for length in [8, 4, 4, 4, 12] {
            groups.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return groups.joined(separator: "-")
    }
}
