import Foundation

/// The symbols that the projects of the census use: types, members by owner, and overrides.
struct CensusUse {
    /// The number of uses by type.
    private(set) var types: [String: Int] = [:]
    /// The number of uses by `Type.member`, without labels.
    private(set) var members: [String: Int] = [:]
    /// The number of uses by the full name of an implemented protocol method.
    private(set) var implementations: [String: Int] = [:]
    /// The number of uses by the full name of an overridden member, such as `viewWillAppear(_:)`.
    private(set) var overrides: [String: Int] = [:]

    init(folder: String) throws {
        for fields in try Self.rows("\(folder)/type-frequency.tsv") where fields.count > 3 { types[fields[0]] = Int(fields[2]) ?? 0 }
        for fields in try Self.rows("\(folder)/override-frequency.tsv") where fields.count > 2 {
            overrides[fields[0]] = Int(fields[2]) ?? 0
        }
        for fields in try Self.rows("\(folder)/delegate-impl-frequency.tsv") where fields.count > 2 {
            implementations[fields[0]] = Int(fields[2]) ?? 0
        }
        for fields in try Self.rows("\(folder)/typedmember-frequency.tsv") where fields.count > 2 {
            members[SymbolIndex.bare(fields[0]), default: 0] += Int(fields[2]) ?? 0
        }
        for fields in try Self.rows("\(folder)/member-frequency.tsv") where fields.count > 9 {
            // A name that projects declare themselves is no evidence of Apple's member.
            guard fields[7] == "0", fields[9] != "noise", let uses = Int(fields[2]) else { continue }
            for owner in fields[6].split(separator: ",") {
                let name = "\(owner).\(SymbolIndex.bare(fields[0]))"
                members[name] = max(members[name] ?? 0, uses)
            }
        }
    }

    private static func rows(_ path: String) throws -> [[String]] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw ReportError("no census at \(path)") }
        return text.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Returns the number of uses of a member that does not exist under any name here.
    ///
    /// - Parameter known: The base names of the type's members. The census counts base names, so uses of these names
    ///   are excluded.
    func uses(of row: AppleDeclarations.Row, in type: AppleDeclarations.Row, besides known: Set<String>) -> Int {
        if type.kind == "protocol" {
            let fitting = implementations.filter { SelectorName.score($0.key, of: row.selector, in: type.type, isMethod: true) != nil }
            return fitting.map(\.value).max() ?? 0
        }
        guard row.member != "init" else { return 0 }
        let words = SelectorName.words(of: String(row.selector.prefix { $0 != ":" }))
        let prefix = "\(type.type)."
        return members.filter { member in
            guard member.key.hasPrefix(prefix) else { return false }
            let name = String(member.key.dropFirst(prefix.count))
            guard !known.contains(name) else { return false }
            let nameWords = SelectorName.words(of: name)
            return row.member == "property" ? nameWords == words || nameWords == ["is"] + words : words.starts(with: nameWords)
        }.map(\.value).max() ?? 0
    }
}
