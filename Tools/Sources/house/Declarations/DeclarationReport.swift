import Foundation

/// `house declarations`: compares the public declarations with Apple's.
///
/// Each difference is in the list of known differences, with a reason. An unlisted difference and a listed difference
/// that no longer exists are errors. `--prune` removes the latter from the list.
enum DeclarationReport {
    static func run(arguments: [String]) throws {
        let prunes = arguments.last == "--prune"
        guard arguments.count == (prunes ? 4 : 3) else { throw ReportError("usage: house declarations SYMBOLGRAPHS CENSUS LIST [--prune]") }
        guard FileManager.default.fileExists(atPath: arguments[1] + "/declarations") else {
            return print("declarations: no census at \(arguments[1]); nothing is compared")
        }
        let comparison = DeclarationComparison(
            apple: try AppleDeclarations(folder: arguments[1] + "/declarations"),
            ours: SwiftDeclarations(try SymbolGraph.load(folder: arguments[0])), census: try CensusUse(folder: arguments[1]))
        let found = comparison.differences()
        var list = try DeclarationList(path: arguments[2])
        // The number of uses is not part of a difference.
        let keys = Dictionary(found.map { (Self.key($0), $0) }, uniquingKeysWith: { first, _ in first })
        if prunes { try list.prune(to: Set(keys.keys), path: arguments[2]) }
        let unlisted = keys.filter { list.reasons[$0.key] == nil }.values.sorted()
        let obsolete = list.reasons.keys.filter { keys[$0] == nil }.sorted()
        for difference in unlisted { print("\(difference.row)\t\t\(difference.uses)") }
        for difference in obsolete { print("gone: \(difference.row)") }
        for kind in DeclarationDifference.Kind.allCases {
            print("declarations: \(kind.rawValue): \(found.filter { $0.kind == kind }.count)")
        }
        guard unlisted.isEmpty, obsolete.isEmpty else {
            throw ReportError(
                "\(unlisted.count) differences have no reason in \(arguments[2]), and \(obsolete.count) of those listed there are gone")
        }
        print("declarations: \(found.count) differences, each with a reason")
    }

    private static func key(_ difference: DeclarationDifference) -> DeclarationDifference {
        .init(kind: difference.kind, symbol: difference.symbol, words: difference.words)
    }
}

extension DeclarationDifference {
    /// The row of the list, without its reason.
    var row: String { "\(kind.rawValue)\t\(symbol)\t\(words)" }
}
