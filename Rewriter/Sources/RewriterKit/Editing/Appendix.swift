/// The code that is written behind the last line of a source file.
struct Appendix {
    /// A declaration, with the line of the original file that diagnostics in its first line have.
    private struct Chunk {
        var line: Int
        var text: String
        var conditions: [String]
    }

    private let path: String
    private var chunks: [Chunk] = []
    private var imports: [String] = []

    init(path: String) {
        self.path = path
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
        for module in modules where !imports.contains(module) { imports.append(module) }
    }

    /// Returns a directive that gives the next line a place in the original file.
    func location(_ line: Int) -> String { "#sourceLocation(file: \"\(path)\", line: \(max(1, line)))" }

    /// Returns the text, which begins with the end of the file's last line.
    var text: String {
        var result = "\n"
        for module in imports { result += "import \(module)\n" }
        for chunk in chunks {
            if !chunk.conditions.isEmpty { result += "#if " + chunk.conditions.map { "(\($0))" }.joined(separator: " && ") + "\n" }
            result += location(chunk.line) + "\n" + chunk.text + "\n"
            if !chunk.conditions.isEmpty { result += "#endif\n" }
        }
        return result
    }
}
