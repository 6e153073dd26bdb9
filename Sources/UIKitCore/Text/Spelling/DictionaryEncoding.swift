import Foundation

/// The encodings of Hunspell dictionaries by name.
enum DictionaryEncoding {
    /// Returns the encoding in the `SET` line of a rules file; Latin-1 without such a line, `nil` for an unknown
    /// encoding or an unreadable file.
    static func of(rules: URL) -> String.Encoding? {
        guard let file = try? FileHandle(forReadingFrom: rules) else { return nil }
        defer { try? file.close() }
        // The line is near the beginning, after comments.
        guard let head = try? file.read(upToCount: 65_536) else { return .isoLatin1 }
        let lines = head.split(whereSeparator: { $0 == 10 || $0 == 13 })
        let prefix = Array("SET ".utf8)
        guard let line = lines.first(where: { $0.starts(with: prefix) }) else { return .isoLatin1 }
        return named(String(decoding: line.dropFirst(prefix.count), as: UTF8.self).trimmingCharacters(in: .whitespaces))
    }

    static func named(_ name: String) -> String.Encoding? {
        let key = name.lowercased()
        if key == "utf-8" { return .utf8 }
        if key.hasPrefix("iso8859-"), let part = UInt(key.dropFirst(8)), (1...16).contains(part), part != 12 {
            return foundationEncoding(0x200 + part)
        }
        return codePages[key].map(foundationEncoding)
    }

    /// The encoding numbers of Core Foundation by lowercase name.
    private static let codePages: [String: UInt] = [
        "koi8-r": 0xA02, "koi8-u": 0xA08, "microsoft-cp1250": 0x501, "microsoft-cp1251": 0x502, "microsoft-cp1252": 0x500,
        "microsoft-cp1253": 0x503, "microsoft-cp1254": 0x504, "microsoft-cp1257": 0x507,
    ]

    private static func foundationEncoding(_ number: UInt) -> String.Encoding { String.Encoding(rawValue: 0x8000_0000 | number) }
}
