import Foundation

/// The kind of each difference, and the uses of its symbol in the census: Documentation/Census/differences.tsv.
struct DifferenceTable {
    /// The effect of a difference on an app that is written for Apple's UIKit. The order is that of the sections.
    enum Kind: String, CaseIterable {
        case compile, behaviour, look

        var title: String {
            switch self {
            case .compile: "Does not compile"
            case .behaviour: "Behaves otherwise"
            case .look: "Looks otherwise"
            }
        }
    }

    private struct Row {
        var symbol: String
        var kind: Kind
        var uses: Int
    }

    private let path: String
    private let rows: [Row]

    init(file path: String) throws {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw ReportError("no table of differences at \(path)") }
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.first == "symbol\tkind\tuses" else { throw ReportError("\(path) has to begin with the line 'symbol, kind, uses'") }
        rows = try lines.dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 3, let kind = Kind(rawValue: fields[1]), let uses = Int(fields[2]), uses >= 0 else {
                throw ReportError("\(path): '\(line)' has to be a symbol, one of compile, behaviour and look, and a number of uses")
            }
            return Row(symbol: fields[0], kind: kind, uses: uses)
        }
        let names = rows.map(\.symbol)
        for (name, next) in zip(names, names.dropFirst()) where name >= next {
            throw ReportError("\(path) has to be sorted and to name each symbol once: '\(next)' comes after '\(name)'")
        }
        self.path = path
    }

    /// - Throws: a `ReportError` that names each symbol without a line and each line without a symbol.
    func check(against symbols: Set<String>) throws {
        let listed = Set(rows.map(\.symbol))
        let missing = symbols.subtracting(listed).sorted().map { "add a line for '\($0)', which has a note" }
        let stale = listed.subtracting(symbols).sorted().map { "remove the line of '\($0)', which has no note" }
        guard missing.isEmpty, stale.isEmpty else {
            throw ReportError((["\(path) does not fit the notes:"] + missing + stale).joined(separator: "\n  "))
        }
    }

    /// The symbols of one section, the most used first; symbols with the same number of uses by name.
    func symbols(of kind: Kind) -> [String] {
        rows.filter { $0.kind == kind }.sorted { ($1.uses, $0.symbol) < ($0.uses, $1.symbol) }.map(\.symbol)
    }
}
