import Foundation
import Testing

/// Generated files have the content of their sources, as far as a test can compare it without a network or a build.
@Suite struct GeneratedRules {
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func generated(in folder: String) throws -> [(name: String, text: String)] {
        let names = try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.appendingPathComponent(folder).path)
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { ($0, try text("\(folder)/\($0)")) }
    }

    /// FNV-1a, as the generators compute it.
    private static func checksum(_ text: String) -> String {
        let sum = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    @Test func `CONTRIBUTING names each generated folder`() throws {
        let page = try Self.text("CONTRIBUTING.md")
        let folders = Set(
            (SourceTree.sources + SourceTree.tests).map(\.path).filter { $0.contains("/Generated/") }.map {
                ($0 as NSString).deletingLastPathComponent
            })
        #expect(folders.count >= 2)
        for folder in folders.sorted() { #expect(page.contains("`\(folder)`"), "\(folder)") }
    }

    @Test func `CONTRIBUTING names only files that exist`() throws {
        let rows = try Self.text("CONTRIBUTING.md").components(separatedBy: "\n## ").filter { $0.hasPrefix("Generated files") }
            .flatMap { $0.matches(of: /(?m)^\| `([^`]+)`/).map { String($0.1) } }
        #expect(rows.count > 10)
        for path in rows {
            #expect(FileManager.default.fileExists(atPath: SourceTree.root.appendingPathComponent(path).path), "\(path)")
        }
    }

    /// A page shows the picture by its path, or a test puts its name together: `"controls-\(look.rawValue)"`.
    @Test func `each picture of the documentation is shown or compared`() throws {
        let documentation = SourceTree.root.appendingPathComponent("Documentation")
        let files = FileManager.default.enumerator(atPath: documentation.path)?.compactMap { $0 as? String } ?? []
        let pages = try files.filter { $0.hasSuffix(".md") }.map { try Self.text("Documentation/\($0)") } + [Self.text("README.md")]
        let tests = SourceTree.tests.flatMap(\.lines).filter { $0.contains("Golden(") || $0.contains("as: \"") }
        let pictures = files.filter { $0.hasPrefix("Pictures/") && $0.hasSuffix(".png") }
        #expect(pictures.count > 100)
        for picture in pictures.sorted() where !pages.contains(where: { $0.contains(picture) }) {
            let parts = (((picture as NSString).lastPathComponent as NSString).deletingPathExtension).split(separator: "-")
            let begin = "\"\(parts.dropLast().joined(separator: "-"))-\\("
            #expect(tests.contains { $0.contains(begin) }, "no page and no test has \(picture)")
        }
    }

    @Test(arguments: ["names.txt": ["SymbolNames", "SymbolOutlines"], "roster.txt": ["SymbolRoster"]])
    func `symbols are generated from the present lists`(list: String, tables: [String]) throws {
        let lines = try Self.text("Scripts/symbols/\(list)").components(separatedBy: "\n").filter { !$0.isEmpty && !$0.hasPrefix("#") }
        let sum = Self.checksum(lines.joined(separator: "\n"))
        let files = try Self.generated(in: "Sources/UIKitEngines/Symbols/Generated").filter { file in
            tables.contains { file.name.hasPrefix($0 + "+") }
        }
        #expect(files.count >= tables.count)
        for file in files {
            #expect(file.text.contains("// Input: \(list), checksum \(sum)."), "\(file.name): run Scripts/symbols/generate")
        }
    }

    @Test func `the text of the base map is that of its generator`() throws {
        let files = try Self.generated(in: "Sources/MapEngines/BaseMap/Generated")
        #expect(files.count == 5)
        for file in files {
            let rows = file.text.components(separatedBy: "\n").filter { $0.hasPrefix("        ") && !$0.hasSuffix("\"\"\"") }
            let text = rows.map { $0.dropFirst(8) }.map { $0.hasSuffix("\\") ? $0.dropLast() : $0 }.joined()
            let line = "// Checksum of the text: \(Self.checksum(text))."
            #expect(file.text.contains(line), "\(file.name): run Scripts/basemap/generate")
        }
    }

    // MARK: - Pages from public symbols

    private struct Note {
        var text: String
        var isPublic: Bool
    }

    /// The notes in the documentation of a file. The line below a note's comment tells whether the symbol is public.
    private static func notes(in file: SourceFile) -> [Note] {
        let mark = "/// > Difference from Apple:"
        let lines = file.lines.map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.indices.filter { lines[$0].hasPrefix(mark) }.map { start in
            let rest = lines[(start + 1)...].prefix { $0.hasPrefix("/// >") }
            let parts = [lines[start].dropFirst(mark.count)] + rest.map { $0.dropFirst(5) }
            let below = lines[(start + 1)...].first { !$0.hasPrefix("//") && !($0.hasPrefix("@") && $0.hasSuffix(")")) } ?? ""
            return Note(
                text: parts.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " "),
                isPublic: below.contains(#/^(?:@\S+ |[a-z]+ )*(?:public|open) /#))
        }
    }

    @Test func `DIFFERENCES has the notes of the public symbols`() throws {
        let modules = SourceTree.sources.filter { $0.path.hasPrefix("Sources/") && $0.module != "Platform" }
        let notes = modules.flatMap(Self.notes)
        let page = try Self.text("Documentation/DIFFERENCES.md")
        let listed = Set(page.matches(of: /(?m)^- `[^`]+`: (.+)$/).map { String($0.1) })
        #expect(listed.count > 150)
        for text in listed.subtracting(notes.map(\.text)).sorted() {
            Issue.record("no symbol has the note '\(text)': run make differences")
        }
        for note in notes where note.isPublic && !listed.contains(note.text) {
            Issue.record("DIFFERENCES.md lacks '\(note.text)': run make differences")
        }
    }

    @Test func `COVERAGE lists the public types`() throws {
        let list = try #require(try Self.text("COVERAGE.md").components(separatedBy: "## Types that are here").last)
        let modules = list.matches(of: /(?m)^\*\*(\w+)\*\*: (.*)$/).map { (name: String($0.1), types: String($0.2)) }
        #expect(modules.count > 10)
        let declaration = #/^(?:@[A-Za-z]+ |[a-z]+ )*(?:public|open) (?:[a-z]+ )*(?:class|struct|enum|protocol|typealias) (\w+)/#
        for module in modules {
            let listed = Set(module.types.matches(of: /`(\w+)`/).map { String($0.1) })
            let declared = SourceTree.sources.filter { $0.path.hasPrefix("Sources/\(module.name)/") }.flatMap { file in
                file.lines.compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
            }
            let present = Set(declared.filter { !$0.hasPrefix("_") })
            #expect(present.subtracting(listed).sorted() == [], "\(module.name): run make coverage")
            #expect(listed.subtracting(present).sorted() == [], "\(module.name): run make coverage")
        }
    }
}
