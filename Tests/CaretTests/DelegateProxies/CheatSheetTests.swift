import Foundation
import Testing

/// The cheat sheet agrees with the table of events, and its lines are compiled.
@MainActor struct CheatSheetTests {
    /// One method of a delegate, as the table of events calls it.
    private struct Method {
        let sender: String
        /// The name with its labels, such as `tableView(_:didSelectRowAt:)`.
        let name: String
        let key: String
        let isQuestion: Bool
    }

    private struct Line {
        let group: String
        let uikit: String
        let caret: String
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    /// Returns the words of a text with one space between them, so that a line may be wrapped.
    private static func withSingleSpaces(_ text: some StringProtocol) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    // MARK: - The table

    private static func methods() throws -> [Method] {
        let folder = root.appending(path: "Tests/CaretTests/DelegateProxies")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("EventTable+") }.sorted()
        return try files.flatMap { file in
            try text("Tests/CaretTests/DelegateProxies/\(file)").components(separatedBy: "let rows = rows(").dropFirst().flatMap {
                part -> [Method] in
                guard let head = part.firstMatch(of: #/^(\w+)\.self\)/#) else { return [] }
                return Self.rows(of: part, sender: String(head.1))
            }
        }
    }

    private static func rows(of part: String, sender: String) -> [Method] {
        part.components(separatedBy: "rows.").dropFirst().compactMap { row in
            guard let head = row.firstMatch(of: #/^(event|eventWithoutSequence|question)\((?:"\w+", )?\.(\w+)\)/#),
                let call = row.firstMatch(of: #/(?:\$0|delegate)\.(\w+)\(/#)
            else { return nil }
            let name = String(call.1) + "(" + labels(of: row[call.range.upperBound...]) + ")"
            return Method(sender: sender, name: name, key: String(head.2), isQuestion: head.1 == "question")
        }
    }

    /// Returns the labels of the arguments up to the closing parenthesis.
    private static func labels(of arguments: Substring) -> String {
        var (depth, argument, result) = (0, "", "")
        func endArgument() {
            let label = argument.trimmingCharacters(in: .whitespacesAndNewlines).firstMatch(of: #/^(\w+):/#)?.1
            if !argument.isEmpty { result += (label.map(String.init) ?? "_") + ":" }
            argument = ""
        }
        for character in arguments {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth < 0 { break }
            if character == ",", depth == 0 { endArgument() } else { argument.append(character) }
        }
        endArgument()
        return result
    }

    // MARK: - The sheet

    private static func lines() throws -> [Line] {
        var group = ""
        return try text("Documentation/CHEATSHEET.md").components(separatedBy: "\n").compactMap { line in
            if line.hasPrefix("## ") { group = String(line.dropFirst(3)) }
            guard let row = line.wholeMatch(of: #/\| (.+?) \| `(.+)` \|/#) else { return nil }
            return Line(group: group, uikit: String(row.1), caret: String(row.2))
        }
    }

    /// Compares the text between a mark and the next end with the tables. With `CARET_RECORD_GOLDENS=1`, replaces the
    /// text.
    private static func verify(_ mark: String, _ expected: String) throws {
        let path = "Documentation/CHEATSHEET.md"
        let page = try text(path)
        let pattern = try Regex("<!-- \(mark) -->\\n((?s).*?)<!-- end -->", as: (Substring, Substring).self)
        let part = try #require(page.firstMatch(of: pattern), "the sheet has no mark \(mark)").output.1
        if ProcessInfo.processInfo.environment["CARET_RECORD_GOLDENS"] == "1" {
            let newPage = page.replacingCharacters(in: part.startIndex..<part.endIndex, with: wrap(expected))
            try newPage.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
        } else {
            #expect(withSingleSpaces(part) == expected, "record the sheet with CARET_RECORD_GOLDENS=1")
        }
    }

    private static func wrap(_ text: String) -> String {
        var (lines, line) = ("", "")
        for word in text.split(separator: " ") {
            if line.count + word.count >= 138 {
                lines += line + "\n"
                line = ""
            }
            line += line.isEmpty ? word : " \(word)"
        }
        return lines + line + "\n"
    }

    @Test func theEntireTableIsRead() throws {
        let parsedNames = Set(try Self.methods().map { "\($0.sender).\($0.key)" })
        #expect(parsedNames == Set(EventTable.all.cases.map(\.name)))
    }

    @Test func theSheetHasTwoPagesAndTheExpectedOrder() throws {
        let lines = try Self.lines()
        #expect((100...120).contains(lines.count), "\(lines.count) rows")
        var groups: [String] = []
        for line in lines where groups.last != line.group { groups.append(line.group) }
        #expect(
            groups == [
                "Buttons and controls", "Text", "Lists", "Navigation", "Alerts", "Gestures", "Timers, tasks and notifications",
                "Animation and drawing", "Scroll views", "Pickers", "Drag and drop", "App, scenes, maps and places", "Tests and leaks",
            ])
        #expect(Set(lines.map(\.uikit)).count == lines.count, "a job is there twice")
    }

    /// A row about a delegate's method uses the event or question that the table has for it.
    @Test func rowsAboutDelegatesAgreeWithTheTable() throws {
        let methods = Dictionary(grouping: try Self.methods(), by: \.name)
        var count = 0
        for line in try Self.lines() {
            guard let name = line.uikit.wholeMatch(of: #/(?:delegate|data source) `(.+)`/#).map({ String($0.1) }) else { continue }
            count += 1
            guard let rows = methods[name] else {
                Issue.record("no delegate has \(name)")
                continue
            }
            // A row of a list has its own words, such as onSelect.
            guard let use = line.caret.firstMatch(of: #/(?:^|[ .])(on|answer|next|events)\(\.(\w+)/#) else { continue }
            #expect(rows.contains { $0.key == use.2 && $0.isQuestion == (use.1 == "answer") }, "\(name): \(line.caret)")
        }
        #expect(count >= 50, "\(count)")
    }

    @Test func eachLineIsCompiled() throws {
        let code = Self.withSingleSpaces(
            try Self.text("Snippets/CheatSheet.swift") + Self.text("Tests/ExampleTests/Tour/TestingChapterTests.swift"))
        for line in try Self.lines() { #expect(code.contains(line.caret), "no snippet has \(line.caret)") }
    }

    @Test func theSheetHasTheCountsOfTheTable() throws {
        let senders = Dictionary(grouping: EventTable.all.cases, by: { $0.name.prefix { $0 != "." } })
        let counts = senders.map { "`\($0.key)` \($0.value.count)" }.sorted()
        let text = counts.joined(separator: ", ") + ". Together: \(EventTable.all.cases.count)."
        try Self.verify("counts", text)
    }

    @Test func theSheetHasTheEventsThatHaveNoDelegate() throws {
        let senders = Dictionary(grouping: OwnEventCases.cases().all, by: { $0.name.prefix { $0 != "." } })
        let events = senders.map { sender, cases in
            "`\(sender)`: " + cases.map { "`\($0.name.dropFirst(sender.count))`" }.joined(separator: " ")
        }
        let text = events.sorted().joined(separator: "; ") + "."
        try Self.verify("own", text)
    }
}
