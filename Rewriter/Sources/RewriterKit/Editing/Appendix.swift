/// The code that is written behind the last line of a source file.
struct Appendix {
    /// A declaration, with the line of the original file that diagnostics in its first line have.
    private struct Chunk {
        var line: Int
        var text: String
        var conditions: [String]
    }

    /// The path as the text of a literal.
    private let path: String
    private var chunks: [Chunk] = []
    private var imports: [FileSummary.Import] = []

    init(path: String) {
        self.path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    var isEmpty: Bool { chunks.isEmpty && imports.isEmpty }

    /// Adds a declaration.
    ///
    /// - Parameters:
    ///   - line: the line of its first line in diagnostics; at least 1.
    ///   - conditions: the conditions under which the code that uses the declaration is compiled.
    mutating func add(_ text: String, line: Int, conditions: [String] = []) {
        chunks.append(Chunk(line: max(1, line), text: text, conditions: conditions))
    }

    /// Adds imports that the code at the end of the file needs.
    mutating func addImports(_ modules: [String]) {
        add(modules.map { .init(module: $0, text: "import \($0)", conditions: []) })
    }

    /// Adds imports as another file of the module has them.
    mutating func add(_ declarations: [FileSummary.Import]) {
        for declaration in declarations where !imports.contains(where: { $0.module == declaration.module }) { imports.append(declaration) }
    }

    /// Returns a directive that gives the next line a place in the original file.
    func location(_ line: Int) -> String { "#sourceLocation(file: \"\(path)\", line: \(max(1, line)))" }

    /// Returns the text, which begins with the end of the file's last line.
    var text: String {
        var result = "\n"
        for declaration in imports { result += Self.text(declaration.text + "\n", declaration.conditions) }
        for chunk in chunks {
            result += Self.text(location(chunk.line) + "\n" + chunk.text + "\n", chunk.conditions)
        }
        return result
    }

    /// Returns lines under conditions.
    private static func text(_ lines: String, _ conditions: [String]) -> String {
        if conditions.isEmpty { return lines }
        return "#if " + conditions.map { "(\($0))" }.joined(separator: " && ") + "\n\(lines)#endif\n"
    }
}
