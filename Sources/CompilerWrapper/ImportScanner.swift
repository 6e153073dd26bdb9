/// Finds the modules that a source file imports, without parsing the file.
///
/// The scan reads each line once. Its state is the depth of comments and of conditional compilation, and whether a
/// string of several lines is open. A line outside of comments and strings is an import if it begins with `import`.
/// Attributes and access levels may precede that word, and the kind of a declaration may follow it. The cost is linear
/// in the length of the file. Lines that only seem to be imports, such as those behind a macro, count as imports.
package enum ImportScanner {
    /// An imported module.
    package struct Import: Hashable, Sendable {
        package var module: String
        /// Whether the import is inside of `#if`.
        package var isConditional: Bool

        package init(_ module: String, isConditional: Bool) {
            self.module = module
            self.isConditional = isConditional
        }
    }

    /// Returns the imports of a file, each once.
    package static func imports(in bytes: [UInt8]) -> Set<Import> {
        var state = State()
        var found: Set<Import> = []
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            if let module = state.module(in: line) { found.insert(Import(module, isConditional: state.conditions > 0)) }
        }
        return found
    }

    private struct State {
        var conditions = 0
        private var comments = 0
        private var isInString = false

        /// Reads a line, and returns the module that it imports.
        mutating func module(in line: ArraySlice<UInt8>) -> String? {
            let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            defer { skip(line) }
            guard comments == 0, !isInString, let first = text.first else { return nil }
            if first == UInt8(ascii: "#") {
                if text.starts(with: Array("#if".utf8)) { conditions += 1 }
                if text.starts(with: Array("#endif".utf8)) { conditions = max(0, conditions - 1) }
                return nil
            }
            return ImportScanner.module(inStatement: text)
        }

        /// Follows comments and strings of several lines to the end of a line.
        private mutating func skip(_ line: ArraySlice<UInt8>) {
            let (slash, star, quote) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\""))
            var place = line.startIndex
            while place + 1 < line.endIndex {
                let (this, next) = (line[place], line[place + 1])
                let isTriple = this == quote && next == quote && place + 2 < line.endIndex && line[place + 2] == quote
                if !isInString, comments == 0, this == quote, !isTriple {
                    place = ImportScanner.end(ofString: line, from: place + 1)
                } else if isInString || comments == 0, isTriple {
                    isInString.toggle()
                    place += 3
                } else if isInString {
                    place += 1
                } else if comments == 0, this == slash, next == slash {
                    return
                } else if this == slash, next == star {
                    comments += 1
                    place += 2
                } else if comments > 0, this == star, next == slash {
                    comments -= 1
                    place += 2
                } else {
                    place += 1
                }
            }
        }
    }

    /// Returns the index after the quotation mark that ends a string in a line.
    private static func end(ofString line: ArraySlice<UInt8>, from start: Int) -> Int {
        var place = start
        while place < line.endIndex, line[place] != UInt8(ascii: "\"") { place += line[place] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(place + 1, line.endIndex)
    }

    private static let modifiers: Set<String> = ["public", "package", "internal", "private", "fileprivate"]
    private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

    private static func module(inStatement text: ArraySlice<UInt8>) -> String? {
        // Most lines are no imports, and are left before strings are made.
        guard
            text.first == UInt8(ascii: "@") || text.first == UInt8(ascii: "i") || text.first == UInt8(ascii: "p")
                || text.first == UInt8(ascii: "f")
        else { return nil }
        var words = text.prefix(200).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ";") }
            .map { String(decoding: $0, as: UTF8.self) }[...]
        while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) { words.removeFirst() }
        guard words.popFirst() == "import" else { return nil }
        if let word = words.first, kinds.contains(word) { words.removeFirst() }
        guard let path = words.first else { return nil }
        let name = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }
}
