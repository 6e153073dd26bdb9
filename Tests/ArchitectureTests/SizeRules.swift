import Testing

/// The greatest sizes of files and functions.
@Suite struct SizeRules {
    @Test(arguments: SourceTree.sources + SourceTree.tests)
    func aFileHasAtMostThreeHundredLines(file: SourceFile) {
        #expect(file.lines.count <= 301, "\(file.path) has \(file.lines.count) lines: split it by aspect")
    }

    @Test(arguments: SourceTree.sources)
    func aFunctionHasAtMostSixtyLines(file: SourceFile) {
        for function in Self.functions(in: file) {
            #expect(function.length <= 60, "\(file.path):\(function.line): \(function.length) lines")
        }
    }

    /// Returns the first line and the number of lines of each function.
    ///
    /// Functions are found by their indentation: the formatter puts the closing brace under the first letter of
    /// `func`.
    static func functions(in file: SourceFile) -> [(line: Int, length: Int)] {
        var open: [(indent: Int, line: Int)] = []
        var found: [(line: Int, length: Int)] = []
        for (index, line) in file.code.enumerated() {
            let indent = line.prefix { $0 == " " }.count
            let text = line.dropFirst(indent)
            if text.hasPrefix("}"), let last = open.last, last.indent == indent {
                found.append((last.line, index + 1 - last.line + 1))
                open.removeLast()
            } else if text.contains("func ") || text.hasPrefix("init(") || text.contains(" init("), text.hasSuffix("{") {
                open.append((indent, index + 1))
            }
        }
        return found
    }
}
