import Foundation

/// The comments of a Swift file: successive lines of one kind are one block.
struct CommentBlock {
    enum Kind { case documentation, plain }

    let kind: Kind
    /// The line of the block's first comment, from 1.
    let firstLine: Int
    private(set) var lines: [Line]

    struct Line {
        /// The text behind the slashes.
        let content: String
        /// The line with its indentation.
        let whole: Substring
    }

    /// The comments that stand on lines of their own. Text within string literals of several lines is skipped.
    static func all(in source: String) -> [CommentBlock] {
        var blocks: [CommentBlock] = []
        var isInsideString = false
        var continuesBlock = false
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let text = line.drop { $0 == " " }
            let opensOrCloses = line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2)
            guard !isInsideString, let (kind, content) = comment(text) else {
                if opensOrCloses { isInsideString.toggle() }
                continuesBlock = false
                continue
            }
            if continuesBlock, let last = blocks.last, last.kind == kind {
                blocks[blocks.count - 1].lines.append(Line(content: content, whole: line))
            } else {
                blocks.append(CommentBlock(kind: kind, firstLine: index + 1, lines: [Line(content: content, whole: line)]))
            }
            continuesBlock = true
        }
        return blocks
    }

    private static func comment(_ text: Substring) -> (Kind, String)? {
        if text.hasPrefix("///") { return (.documentation, String(text.dropFirst(3))) }
        if text.hasPrefix("//") { return (.plain, String(text.dropFirst(2))) }
        return nil
    }

    /// The lines without those of code blocks, each with its number in the file.
    var prose: [(line: Int, text: Substring)] {
        var isCode = false
        return lines.enumerated().compactMap { offset, line in
            if line.content.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            return isCode ? nil : (firstLine + offset, line.whole)
        }
    }

    /// The sentences of the block, each with its line. Code blocks, tables and headings contain none. A list's item
    /// and a line after an empty line begin a sentence.
    var sentences: [(line: Int, text: String)] {
        var result: [(line: Int, text: String)] = []
        var isCode = false
        var words: [Substring] = []
        var start = firstLine
        func end() {
            if !words.isEmpty { result.append((start, words.joined(separator: " "))) }
            words = []
        }
        for (offset, line) in lines.enumerated() {
            let text = line.content.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("```") {
                isCode.toggle()
                end()
                continue
            }
            if isCode { continue }
            if text.isEmpty || text.hasPrefix("|") || text.hasPrefix("#") {
                end()
                continue
            }
            if text.hasPrefix("- ") || text.hasPrefix("> ") { end() }
            for word in text.split(separator: " ") {
                if let last = words.last, Self.endsSentence(last, isFirst: words.count == 1), Self.beginsSentence(word) { end() }
                if words.isEmpty { start = firstLine + offset }
                words.append(word)
            }
        }
        end()
        return result
    }

    /// Abbreviations such as "e.g." end no sentence, and neither does the number of a list's item.
    private static func endsSentence(_ word: Substring, isFirst: Bool) -> Bool {
        let bare = word.trimmingCharacters(in: CharacterSet(charactersIn: ")*\"'`"))
        guard let last = bare.last, ".!?:;".contains(last) else { return false }
        return !["e.g.", "i.e.", "etc.", "vs."].contains(bare) && !(isFirst && Int(bare.dropLast()) != nil)
    }

    /// A word in lower case after a colon or a semicolon does not begin a sentence.
    private static func beginsSentence(_ word: Substring) -> Bool {
        guard let first = word.first(where: { !"(\"'*".contains($0) }) else { return false }
        return first.isUppercase || first.isNumber || first == "`"
    }
}
