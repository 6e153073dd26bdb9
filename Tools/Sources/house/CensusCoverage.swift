import Foundation

/// Compares the public symbols with the census of the UIKit symbols that real projects use.
enum CensusCoverage {
    /// The frameworks that Caret provides, and Foundation, which all their code requires.
    private static let frameworks = ["UIKit", "QuartzCore", "CoreGraphics", "MapKit", "CoreLocation", "Foundation"]

    static func report(arguments: [String]) throws {
        guard arguments.count == 4 else { throw ReportError("usage: house coverage SYMBOLGRAPHS FOUNDATION CENSUS OUTPUT") }
        let ours = try SymbolGraph.load(folder: arguments[0])
        let index = SymbolIndex(ours + (try SymbolGraph.load(folder: arguments[1], modules: SymbolGraph.foundation)))
        let types = try table(arguments[2] + "/type-frequency.tsv") { fields in fields.count > 3 ? fields[3] : "" }
        let frameworkByType = Dictionary(types.map { ($0.symbol, $0.framework) }, uniquingKeysWith: { first, _ in first })
        let members = try table(arguments[2] + "/typedmember-frequency.tsv") { fields in
            frameworkByType[String(fields[0].prefix { $0 != "." })] ?? ""
        }
        let text = """
            # Coverage

            Written by `make coverage` from the public symbols, and from a census of what 63 public Swift projects use of Apple's
            frameworks. A share counts uses, so that what is used most weighs most. Foundation is the toolchain's own.

            \(section("Types", types, index.hasType))
            \(section("Members", members, index.hasMember))
            \(try ModuleCoverage(census: arguments[2], ours: SwiftDeclarations(ours), index: index).section())
            ## Types that are here

            \(typeList(ours))

            """
        try text.write(toFile: arguments[3], atomically: true, encoding: .utf8)
        print("coverage: wrote \(arguments[3])")
    }

    private struct Row {
        var symbol: String
        var repositories: Int
        var uses: Int
        var framework: String
    }

    private static func table(_ path: String, framework: ([String]) -> String) throws -> [Row] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw ReportError("no census at \(path)") }
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 3, let repositories = Int(fields[1]), let uses = Int(fields[2]) else { return nil }
            let frameworkName = framework(fields)
            guard frameworks.contains(frameworkName) else { return nil }
            return Row(symbol: SymbolIndex.bare(fields[0]), repositories: repositories, uses: uses, framework: frameworkName)
        }
    }

    private static func section(_ title: String, _ rows: [Row], _ isAvailable: (String) -> Bool) -> String {
        var lines = ["## \(title)", "", "| framework | here | used by the census | share of uses |", "|---|---|---|---|"]
        for framework in frameworks {
            let frameworkRows = rows.filter { $0.framework == framework }
            let available = frameworkRows.filter { isAvailable($0.symbol) }
            guard !frameworkRows.isEmpty else { continue }
            let percentage = 100 * Double(available.reduce(0) { $0 + $1.uses }) / Double(max(1, frameworkRows.reduce(0) { $0 + $1.uses }))
            lines.append("| \(framework) | \(available.count) | \(frameworkRows.count) | \(String(format: "%.1f", percentage)) % |")
        }
        let missing = rows.filter { !isAvailable($0.symbol) }
            .sorted { ($0.repositories, $0.uses, $1.symbol) > ($1.repositories, $1.uses, $0.symbol) }
        lines += ["", "The most used that are missing:", "", "| symbol | projects | uses |", "|---|---|---|"]
        lines += missing.prefix(40).map { "| `\($0.symbol)` | \($0.repositories) | \($0.uses) |" }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func typeList(_ graphs: [SymbolGraph]) -> String {
        let kinds = ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"]
        let byModule = Dictionary(grouping: graphs, by: \.module.name)
        return byModule.keys.sorted().compactMap { module in
            let symbols = (byModule[module] ?? []).flatMap(\.symbols)
            let names = Set(symbols.filter { kinds.contains($0.kind.identifier) && $0.pathComponents.count == 1 }.map(\.name))
            // Some modules declare no types, such as ImageIO and the modules of closures.
            return names.isEmpty ? nil : "**\(module)**: " + names.sorted().map { "`\($0)`" }.joined(separator: ", ")
        }.joined(separator: "\n\n")
    }
}
