import Foundation

/// How much of the UIKit that real projects use is here: our symbol graph against the census's tables.
enum CensusCoverage {
    static func report(arguments: [String]) throws {
        guard arguments.count == 3 else { throw ReportError("usage: house coverage SYMBOLGRAPHS CENSUS OUTPUT") }
        let names = Set(try SymbolGraph.load(folder: arguments[0]).flatMap { $0.symbols.map { bare($0.name) } })
        let types = try table(arguments[1] + "/type-frequency.tsv")
        let members = try table(arguments[1] + "/typedmember-frequency.tsv")
        let text = """
            # Coverage

            Written by `make coverage` from the public symbols and the census of \(types.count) types and \(members.count) members that
            real projects use. A share counts uses, so that what is used most weighs most.

            \(section("Types", types, names))
            \(section("Members", members, names))
            """
        try text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
        print("coverage: wrote \(arguments[2])")
    }

    private struct Row {
        var symbol: String
        var repositories: Int
        var uses: Int
    }

    private static func table(_ path: String) throws -> [Row] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw ReportError("no census at \(path)") }
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 3, let repositories = Int(fields[1]), let uses = Int(fields[2]) else { return nil }
            return Row(symbol: bare(fields[0]), repositories: repositories, uses: uses)
        }
    }

    private static func section(_ title: String, _ rows: [Row], _ names: Set<String>) -> String {
        let here = rows.filter { names.contains($0.symbol) || foundation.contains($0.symbol) }
        let missing = rows.filter { !names.contains($0.symbol) && !foundation.contains($0.symbol) }
            .sorted { ($0.repositories, $0.uses) > ($1.repositories, $1.uses) }
        let uses = Double(here.reduce(0) { $0 + $1.uses }) / Double(max(1, rows.reduce(0) { $0 + $1.uses }))
        var lines = ["## \(title)", "", "\(here.count) of \(rows.count); \(String(format: "%.1f", uses * 100)) % of uses.", ""]
        lines += ["The most used that are missing:", "", "| symbol | projects | uses |", "|---|---|---|"]
        lines += missing.prefix(60).map { "| `\($0.symbol)` | \($0.repositories) | \($0.uses) |" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Types that Foundation brings on Linux, which the census counts among the frameworks'.
    private static let foundation: Set = [
        "CGFloat", "CGPoint", "CGSize", "CGRect", "NSAttributedString", "NSMutableAttributedString", "IndexPath",
    ]

    /// Without argument labels: the tables name members by their base name.
    private static func bare(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
