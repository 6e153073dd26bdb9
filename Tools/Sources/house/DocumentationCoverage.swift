import Foundation

/// Reports public and open symbols without documentation.
enum DocumentationCoverage {
    static func report(folder: String?) throws {
        let graphs = try SymbolGraph.load(folder: folder ?? "")
        var documented = 0
        var missing: [String] = []
        for graph in graphs {
            let inherited = Set(graph.relationships.filter { ["overrides", "defaultImplementationOf"].contains($0.kind) }.map(\.source))
            for symbol in graph.symbols where isOurs(symbol, inherited: inherited) {
                if symbol.docComment?.lines.contains(where: { !$0.text.isEmpty }) == true {
                    documented += 1
                } else {
                    missing.append(describe(symbol, module: graph.module.name))
                }
            }
        }
        let all = documented + missing.count
        print("documentation: \(documented) of \(all) public symbols")
        guard missing.isEmpty else { throw ReportError("undocumented:\n  " + missing.sorted().joined(separator: "\n  ")) }
    }

    /// Returns whether a symbol is written in our sources, and is neither synthesised, nor an override, nor a
    /// requirement of a known conformance.
    private static func isOurs(_ symbol: SymbolGraph.Symbol, inherited: Set<String>) -> Bool {
        guard symbol.location != nil, !symbol.isOverride, !inherited.contains(symbol.identifier.precise) else { return false }
        guard !symbol.identifier.precise.contains("::SYNTHESIZED::") else { return false }
        let last = symbol.pathComponents.last ?? ""
        let known = [
            "hash(into:)", "==(_:_:)", "<(_:_:)", "encode(with:)", "init(coder:)", "encode(to:)", "init(from:)", "init(rawValue:)",
        ]
        let plain = ["description", "debugDescription", "rawValue", "hashValue", "RawValue", "Element", "ArrayLiteralElement"]
        return !known.contains(last) && !plain.contains(last) && symbol.kind.identifier != "swift.deinit"
            && symbol.kind.identifier != "swift.extension"
    }

    private static func describe(_ symbol: SymbolGraph.Symbol, module: String) -> String {
        let file = symbol.location.map { $0.uri.split(separator: "/").last.map(String.init) ?? "" } ?? ""
        return "\(module).\(symbol.name) (\(file):\((symbol.location?.position.line ?? 0) + 1))"
    }
}
