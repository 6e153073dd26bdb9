import Foundation

/// A rule about the English of comments and the names of declarations (Documentation/STYLE.md).
enum LanguageRule: String, CaseIterable {
    /// A comment's sentence begins with a relative clause, such as "What the view shows".
    case subject
    /// A sentence of a documentation comment has more than 25 words.
    case length
    /// A line with a comment has more than 120 columns.
    case width
    /// A declaration has a name from the list of invented names.
    case name

    struct Finding {
        let rule: LanguageRule
        let file: String
        let line: Int
        let text: String
    }

    private static let clauses: Set<String> = ["Who", "Whoever", "Whom", "Whose", "What"]
    private static let maximumWords = 25
    private static let maximumColumns = 120

    /// Returns the violations of the rules in a file.
    static func findings(in source: String, file: String, inventedNames: Set<String>) -> [Finding] {
        var findings: [Finding] = []
        for block in CommentBlock.all(in: source) {
            for (line, text) in block.prose where text.count > maximumColumns && !isAddress(text) {
                findings.append(Finding(rule: .width, file: file, line: line, text: String(text.drop { $0 == " " })))
            }
            for (line, sentence) in block.sentences {
                if clauses.contains(firstWord(of: sentence)) {
                    findings.append(Finding(rule: .subject, file: file, line: line, text: sentence))
                }
                if block.kind == .documentation, wordCount(of: sentence) > maximumWords {
                    findings.append(Finding(rule: .length, file: file, line: line, text: sentence))
                }
            }
        }
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for name in declaredNames(in: line) where inventedNames.contains(name) {
                findings.append(Finding(rule: .name, file: file, line: index + 1, text: name))
            }
        }
        return findings
    }

    /// The part of a list's item before its colon is a sentence of its own: "- Returns: The view" begins with "The".
    private static func firstWord(of sentence: String) -> String {
        String(sentence.drop { "-*>( ".contains($0) }.prefix { $0.isLetter })
    }

    /// An address cannot be divided.
    private static func isAddress(_ line: Substring) -> Bool {
        line.split(separator: " ").last.map { $0.hasPrefix("https://") } ?? false
    }

    /// Code between backticks counts as one word.
    private static func wordCount(of sentence: String) -> Int {
        let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
        let prose = parts.enumerated().map { $0.offset.isMultiple(of: 2) ? String($0.element) : "code" }.joined()
        return prose.split(separator: " ").filter { $0.contains { $0.isLetter || $0.isNumber } }.count
    }

    private static let declarationKeywords: Set<Substring> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case", "associatedtype",
    ]

    /// The names after the keywords of declarations. Comments have none.
    private static func declaredNames(in line: Substring) -> [String] {
        guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
        let words = line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
        return zip(words, words.dropFirst()).filter { declarationKeywords.contains($0.0) }.map { String($0.1) }
    }
}
