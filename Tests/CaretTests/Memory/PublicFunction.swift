import Foundation

/// A public function or initializer of the closure layer, parsed from its source.
struct PublicFunction {
    /// The file, and the function's name with its labels except `file:` and `line:`.
    let key: String
    /// The text between the parentheses, in one line.
    let parameters: String

    /// Whether the function may retain a closure beyond the call.
    var keepsClosure: Bool {
        parameters.contains("@escaping") || parameters.contains(#/\(\(?@MainActor (?:@Sendable )?\([^)]*\) -> \w+\)\?/#)
    }

    /// Returns all functions of the three modules.
    static func all() throws -> [PublicFunction] {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return try ["Sources/Caret", "Sources/CaretMaps", "Sources/CaretPictures"].flatMap { folder in
            let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.flatMap { url in
                try functions(in: String(contentsOf: url, encoding: .utf8), url.deletingPathExtension().lastPathComponent)
            }
        }
    }

    private static func functions(in text: String, _ file: String) -> [PublicFunction] {
        text.matches(of: #/public (?:static |convenience |consuming |mutating )*(func \w+|init)\b\??[^(\n]*(?=\()/#).compactMap { match in
            let rest = text[match.range.upperBound...]
            guard let close = end(of: rest) else { return nil }
            let inside = rest[..<close].dropFirst().split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let labels = split(inside).compactMap(label).filter { $0 != "file" && $0 != "line" }
            return PublicFunction(
                key: "\(file).\(match.1.replacing("func ", with: ""))(\(labels.map { "\($0):" }.joined()))", parameters: inside)
        }
    }

    /// Returns the index of the closing parenthesis of a text that begins with an opening one.
    private static func end(of text: Substring) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func split(_ text: String) -> [String] {
        var (result, current, depth) = ([String](), "", 0)
        var last: Character = " "
        for character in text {
            if "([{<".contains(character) { depth += 1 }
            // An arrow is no bracket.
            if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
            last = character
            if character == ",", depth == 0 {
                result.append(current)
                current = ""
            } else {
                current.append(character)
            }
        }
        return result + [current]
    }

    private static func label(_ parameter: String) -> String? {
        let words = parameter.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
        return words.first.map(String.init)
    }
}
