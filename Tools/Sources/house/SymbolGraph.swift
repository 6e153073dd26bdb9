import Foundation

/// The symbol graph of a module's public interface, as `swift package dump-symbol-graph` writes it.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Comment: Decodable {
            struct Line: Decodable { var text: String }
            var lines: [Line]
        }
        struct Location: Decodable {
            struct Position: Decodable { var line: Int }
            var uri: String
            var position: Position
        }
        struct Fragment: Decodable { var spelling: String }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var accessLevel: String
        var docComment: Comment?
        var location: Location?
        var declarationFragments: [Fragment]?

        var isOverride: Bool { declarationFragments?.contains { $0.spelling == "override" } ?? false }
        var name: String { pathComponents.joined(separator: ".") }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        /// The qualified name of a target in another module: `Foundation.Operation`.
        var targetFallback: String?
    }

    struct Module: Decodable { var name: String }

    var module: Module
    var symbols: [Symbol]
    var relationships: [Relationship]

    static let foundation = ["Foundation", "FoundationEssentials", "FoundationInternationalization"]

    /// Returns the graphs of modules in a folder. Files such as `UIKitCore@Foundation` contain extensions of types in
    /// other modules.
    ///
    /// - Parameter modules: The modules; `nil` for all.
    static func load(folder: String, modules: [String]? = nil) throws -> [SymbolGraph] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let fileNames = names.sorted().filter { name in
            name.hasSuffix(".symbols.json") && modules?.contains(String(name.prefix { $0 != "." && $0 != "@" })) != false
        }
        if fileNames.isEmpty { throw ReportError("no symbol graphs in \(folder); run Scripts/symbol-graphs") }
        return try fileNames.map { name in
            let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
            return try JSONDecoder().decode(SymbolGraph.self, from: data)
        }
    }
}
