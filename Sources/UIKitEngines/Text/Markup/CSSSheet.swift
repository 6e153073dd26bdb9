import Foundation

/// The rules of a CSS style sheet, and the declarations that apply to an element.
///
/// A scan splits the text into rules and each rule into selectors, whose parts are element names, classes, ids and `*`.
/// Descendant selectors are supported, and child selectors are treated like them. Rules with other selectors and the
/// content of `@…` blocks are skipped. The declarations of an element are those of all rules that match the element and
/// its ancestors. They are merged in order of specificity, and then of position.
///
/// - Source: https://www.w3.org/TR/CSS21/
package struct CSSSheet: Sendable {
    /// A compound selector: the conditions of one part of a selector.
    private struct CompoundSelector: Sendable {
        var element: String?
        var id: String?
        var classes: [String] = []

        func matches(_ other: Element) -> Bool {
            (element == nil || element == other.name) && (id == nil || id == other.id) && classes.allSatisfy(other.classes.contains)
        }
    }

    private struct Rule: Sendable {
        /// The parts, from the outermost ancestor to the element itself.
        let parts: [CompoundSelector]
        let specificity: Int
        let declarations: [String: String]
    }

    /// The properties of an element to which selectors refer.
    package struct Element: Sendable {
        package let name: String
        package let id: String?
        package let classes: Set<String>

        package init(_ name: String, _ attributes: [String: String]) {
            self.name = name
            id = attributes["id"]
            classes = Set((attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
        }
    }

    private var rules: [Rule] = []

    package init() {}

    /// The maximum number of rules; further rules are dropped.
    private static let limit = 2_000

    /// Adds the rules of a sheet, which override earlier rules of equal specificity.
    package mutating func add(_ css: String) {
        var remaining = Substring(Self.withoutComments(css))
        while rules.count < Self.limit, let open = remaining.firstIndex(where: { $0 == "{" || $0 == ";" }) {
            let head = remaining[..<open].trimmed
            // A statement such as `@import` has no block.
            if remaining[open] == ";" {
                remaining = remaining[remaining.index(after: open)...]
                continue
            }
            let (body, after) = Self.block(remaining[remaining.index(after: open)...])
            remaining = after
            guard !head.hasPrefix("@") else { continue }
            let declarations = Self.declarations(String(body))
            for selector in head.split(separator: ",") {
                guard let parts = Self.parts(selector), !parts.isEmpty, rules.count < Self.limit else { continue }
                let specificity = parts.reduce(0) {
                    $0 + ($1.id == nil ? 0 : 10_000) + $1.classes.count * 100 + ($1.element == nil ? 0 : 1)
                }
                rules.append(Rule(parts: parts, specificity: specificity, declarations: declarations))
            }
        }
    }

    /// Returns the declarations for the last element of a path of nested elements.
    package func declarations(for path: [Element]) -> [String: String] {
        guard !rules.isEmpty, !path.isEmpty else { return [:] }
        let found = rules.enumerated().filter { Self.matches($0.element, path) }
        let sorted = found.sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
        return sorted.reduce(into: [:]) { $0.merge($1.element.declarations) { $1 } }
    }

    private static func matches(_ rule: Rule, _ path: [Element]) -> Bool {
        guard let last = rule.parts.last, let element = path.last, last.matches(element) else { return false }
        var ancestors = path.dropLast()
        for part in rule.parts.dropLast().reversed() {
            guard let index = ancestors.lastIndex(where: part.matches) else { return false }
            ancestors = ancestors[..<index]
        }
        return true
    }

    /// Parses declarations into values by lowercase name. A later declaration of a name overrides an earlier one.
    package static func declarations(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        for piece in pieces(text) {
            guard let colon = piece.firstIndex(of: ":") else { continue }
            let name = piece[..<colon].trimmed.lowercased()
            var value = piece[piece.index(after: colon)...].trimmed
            if let mark = value.range(of: "!important", options: .caseInsensitive) { value = value[..<mark.lowerBound].trimmed }
            if !name.isEmpty, !value.isEmpty { result[name] = String(value) }
        }
        return result
    }

    /// Splits at semicolons outside of quotation marks and parentheses.
    private static func pieces(_ text: String) -> [Substring] {
        var (pieces, start, depth): ([Substring], String.Index, Int) = ([], text.startIndex, 0)
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth = max(0, depth - 1)
            } else if character == ";", depth == 0 {
                pieces.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        return pieces + [text[start...]]
    }

    /// Returns the content of a block up to its closing brace, and the text after it.
    private static func block(_ text: Substring) -> (Substring, Substring) {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return (text[..<index], text[text.index(after: index)...]) }
        }
        return (text, "")
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var remaining = Substring(text)
        while let open = remaining.range(of: "/*") {
            result += remaining[..<open.lowerBound]
            guard let close = remaining[open.upperBound...].range(of: "*/") else { return result }
            remaining = remaining[close.upperBound...]
        }
        // Old pages enclose their rules in HTML comments to hide them from older browsers.
        return (result + remaining).replacingOccurrences(of: "<!--", with: "").replacingOccurrences(of: "-->", with: "")
    }

    private static func parts(_ selector: Substring) -> [CompoundSelector]? {
        var parts: [CompoundSelector] = []
        for piece in selector.split(whereSeparator: \.isWhitespace) where piece != ">" {
            guard let part = part(piece) else { return nil }
            parts.append(part)
        }
        return parts
    }

    private static func part(_ text: Substring) -> CompoundSelector? {
        guard text.allSatisfy({ $0.isLetter || $0.isNumber || "-_.#*".contains($0) }) else { return nil }
        var part = CompoundSelector()
        var remaining = text
        while let first = remaining.first {
            let isMark = first == "." || first == "#" || first == "*"
            let name = (isMark ? remaining.dropFirst() : remaining).prefix { $0 != "." && $0 != "#" && $0 != "*" }
            remaining = remaining.dropFirst(name.count + (isMark ? 1 : 0))
            switch first {
            case "*": if !name.isEmpty { return nil }
            case ".": part.classes.append(String(name))
            case "#": part.id = String(name)
            default: part.element = name.lowercased()
            }
        }
        return part
    }
}

extension Substring {
    /// The text without leading and trailing white space.
    package var trimmed: Substring {
        var text = self
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
