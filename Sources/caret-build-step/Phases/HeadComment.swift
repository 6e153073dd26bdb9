/// The declarations of a script, in the comment at its beginning.
///
/// ```sh
/// #!/bin/sh
/// # @name Generate the colours
/// # @input Design/colours.txt
/// # @output Colours.swift
/// ```
///
/// The head comment ends at the first line that is neither blank nor a comment (`#`, `//` or `--`). Only words that
/// begin with `@` are keys.
struct HeadComment: Equatable {
    /// A value and its line number, from 1.
    struct Entry: Equatable {
        var value: String
        var line: Int
    }

    /// A problem in a line of the comment.
    struct Remark: Equatable {
        var line: Int
        var text: String
    }

    static let keys = ["name", "input", "output", "target"]

    private(set) var name: Entry?
    private(set) var inputs: [Entry] = []
    private(set) var outputs: [Entry] = []
    /// The targets of the phase; empty for all targets.
    private(set) var targets: [Entry] = []
    private(set) var remarks: [Remark] = []

    init(of script: String) {
        // Compare characters, because a carriage return and a line feed form a single `Character`.
        let lines = script.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            let text = Self.trimmed(line)
            if text.isEmpty || index == 0 && text.hasPrefix("#!") { continue }
            guard let mark = ["#", "//", "--"].first(where: text.hasPrefix) else { return }
            read(Self.trimmed(text.dropFirst(mark.count)), line: index + 1)
        }
    }

    private mutating func read(_ comment: Substring, line: Int) {
        guard comment.hasPrefix("@") else { return }
        let key = comment.dropFirst().prefix { !$0.isWhitespace }
        let entry = Entry(value: String(Self.trimmed(comment.dropFirst(1 + key.count))), line: line)
        guard Self.keys.contains(String(key)) else {
            let known = Self.keys.map { "@" + $0 }.joined(separator: ", ")
            return remarks.append(Remark(line: line, text: "there is no key '@\(key)'; known ones: \(known)"))
        }
        guard !entry.value.isEmpty else { return remarks.append(Remark(line: line, text: "'@\(key)' has no value")) }
        switch key {
        case "name":
            if let name { remarks.append(Remark(line: line, text: "the phase already has the name '\(name.value)'")) }
            name = name ?? entry
        case "input": inputs.append(entry)
        case "output": outputs.append(entry)
        default: targets.append(entry)
        }
    }

    /// Returns the text without leading and trailing white space.
    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
