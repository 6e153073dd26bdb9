/// The search for devices by name.
extension DeviceProfile {
    /// Returns the device with a name, or `nil`.
    ///
    /// Case, spaces, brackets and hyphens are ignored, and so are the words "inch" and "generation". Apple's names,
    /// such as `iPhone SE (3rd generation)` and `iPad Pro 11-inch (M4)`, are therefore accepted.
    package static func named(_ name: String) -> DeviceProfile? { byKey[key(name)] }

    /// Returns the device with a name.
    ///
    /// - Throws: ``UnknownDevice``, with the most similar names.
    package static func find(_ name: String) throws(UnknownDevice) -> DeviceProfile {
        guard let found = named(name) else { throw UnknownDevice(name) }
        return found
    }

    /// Returns up to three similar names, the most similar first. Without similar names, returns the names of common
    /// devices.
    package static func names(similarTo name: String) -> [String] {
        let query = Array(key(name).utf8.prefix(maximumLength))
        let ranked = all.enumerated().map { (rank: distance(query, Array(key($1.name).utf8)), index: $0, name: $1.name) }
        let limit = max(2, query.count / 3)
        let similar = ranked.filter { $0.rank <= limit }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
        return similar.isEmpty ? ["iPhone SE", "iPhone 14", "iPhone 16"] : similar.prefix(3).map { $0.name }
    }

    /// The maximum length of a name in the search for similar names.
    private static let maximumLength = 64

    /// Alternative names of devices: family names, which mean the newest device, and names of Apple that `key` does not
    /// map to ours.
    private static let aliases = [
        "iPhone SE 3": "iPhone SE", "iPad": "iPad 11", "iPad A16": "iPad 11", "iPad 9.7": "iPad 6", "iPad 10.2": "iPad 9",
        "iPad mini": "iPad mini 7", "iPad mini A17 Pro": "iPad mini 7", "iPad Air": "iPad Air 11 M4", "iPad Air 11": "iPad Air 11 M4",
        "iPad Air 13": "iPad Air 13 M4", "iPad Pro 11": "iPad Pro 11 gen 4", "iPad Pro 12.9": "iPad Pro 12.9 gen 6",
        "iPad Pro 13": "iPad Pro 13 M5",
    ]

    private static let byKey: [String: DeviceProfile] = {
        var result: [String: DeviceProfile] = [:]
        for device in all { result[key(device.name)] = device }
        for (alias, name) in aliases { result[key(alias)] = result[key(name)] }
        return result
    }()

    /// Returns the normalised name: its letters, digits and full stops in lower case, without optional words and
    /// endings.
    private static func key(_ name: String) -> String {
        let words = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }
        return words.filter { !["inch", "generation", "gen"].contains($0) }.map { word in
            guard let ending = ["st", "nd", "rd", "th"].first(where: { word.hasSuffix($0) }) else { return String(word) }
            let number = word.dropLast(ending.count)
            return !number.isEmpty && number.allSatisfy(\.isNumber) ? String(number) : String(word)
        }.joined()
    }

    /// Returns the Levenshtein distance: the number of insertions, deletions and substitutions between two words.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in 1..<row.count {
                let replaced = diagonal + (letter == second[column - 1] ? 0 : 1)
                diagonal = row[column]
                row[column] = min(replaced, row[column] + 1, row[column - 1] + 1)
            }
        }
        return row[second.count]
    }
}
