import Foundation

/// Generates a table of all events and questions of the closure layer, for the tests of memory management.
enum EventKeys {
    /// An extension in the sources with events or questions of one kind.
    struct Extension {
        let kind: String
        let sender: String
        let payload: String
        let answer: String?
        let body: String
    }

    private struct Group {
        let kind: String
        let sender: String
        let payload: String
        let answer: String?
        var keys: [String]
    }

    static func write(arguments: [String]) throws {
        guard arguments.count >= 2, let target = arguments.last else { throw ReportError("usage: house keys SOURCES... FOLDER") }
        let texts = try Self.texts(in: arguments.dropLast())
        let groups = Self.groups(of: texts)
        guard !groups.isEmpty else { throw ReportError("no events in \(arguments.dropLast().joined(separator: ", "))") }
        let senders = Dictionary(grouping: groups, by: { $0.sender + ($0.kind == "Question" ? "Questions" : "Events") })
            .sorted { $0.key < $1.key }
        let folder = URL(fileURLWithPath: target)
        let count = groups.reduce(0) { $0 + $1.keys.count }
        let names = groups.flatMap { group in group.keys.map { "\(group.sender).\($0)" } }
        try contents(senders.map(\.key), names).write(
            to: folder.appendingPathComponent("MemoryCases+All.swift"), atomically: true, encoding: .utf8)
        // Limits the length of each file.
        for (number, start) in stride(from: 0, to: senders.count, by: 11).enumerated() {
            let part = text(of: senders[start..<min(start + 11, senders.count)])
            try part.write(to: folder.appendingPathComponent("MemoryCases+Keys\(number + 1).swift"), atomically: true, encoding: .utf8)
        }
        try DelegateProxyTable.write(texts, to: folder)
        print("\(count) events and questions")
    }

    private static func texts(in folders: some Sequence<String>) throws -> [String] {
        let sources = folders.flatMap { folder in
            let files = FileManager.default.enumerator(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
            return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        }
        return try sources.map { try String(contentsOf: $0, encoding: .utf8) }
    }

    private static func groups(of texts: [String]) -> [Group] {
        texts.flatMap { text in
            extensions(of: text).compactMap { part in
                let keys = part.body.matches(of: #/public static var (\w+): Self/#).map { String($0.1) }
                guard !keys.isEmpty else { return nil }
                return Group(kind: part.kind, sender: part.sender, payload: part.payload, answer: part.answer, keys: keys)
            }
        }.sorted { ($0.sender, $0.kind, $0.payload, $0.answer ?? "") < ($1.sender, $1.kind, $1.payload, $1.answer ?? "") }
    }

    /// Returns the extensions whose sender is a class of a framework; others are tested by hand.
    static func extensions(of text: String) -> [Extension] {
        let extensions = text.matches(of: #/(?s)extension (ControlEvent|Question)\s+where\s+([^{]*?)\s*\{\n(.*?)\n\}/#)
        return extensions.compactMap { match in
            let bounds = String(match.2).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard let sender = boundType("Sender", of: bounds), let payload = boundType("Payload", of: bounds) else { return nil }
            guard ["UI", "CA", "CL", "MK"].contains(sender.prefix(2)) || ["Ticker", "NSUserActivity"].contains(sender) else { return nil }
            return Extension(
                kind: String(match.1), sender: sender, payload: payload, answer: boundType("Answer", of: bounds), body: String(match.3))
        }
    }

    /// Returns the type that a generic parameter is bound to, up to the next parameter or the end.
    private static func boundType(_ name: String, of bounds: String) -> String? {
        guard let start = ["\(name): ", "\(name) == "].compactMap({ bounds.firstRange(of: $0) }).first else { return nil }
        let rest = bounds[start.upperBound...]
        let ends = ["Sender", "Payload", "Answer"].compactMap { rest.firstRange(of: ", \($0)")?.lowerBound }
        return String(rest[..<(ends.min() ?? rest.endIndex)])
    }

    static func head(of type: String) -> String {
        "// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.\n\nimport CaretMaps\n\nextension \(type) {\n"
    }

    /// Returns a list of words as source code, with several words per line.
    static func list(_ words: [String]) -> [String] {
        var (lines, line) = ([String](), "       ")
        for word in words {
            if line.count + word.count > 137 {
                lines.append(line)
                line = "       "
            }
            line += " \(word)"
        }
        return ["\"\"\""] + lines + [line, "        \"\"\".split(whereSeparator: \\.isWhitespace).map(String.init)"]
    }

    private static func contents(_ names: [String], _ keys: [String]) -> String {
        let list = list(keys)
        var lines = [
            "    /// How many events and questions there are.", "    nonisolated static let keyCount = \(keys.count)", "",
            "    /// Their names, with the type that each happens to.", "    nonisolated static let keyNames: [String] = \(list[0])",
        ]
        lines += list.dropFirst()
        lines += [
            "",
            "    /// All events and questions.", "    static func keys() -> MemoryCases {", "        var cases = MemoryCases()",
        ]
        lines += names.map { "        cases.add\($0)()" }
        return head(of: "MemoryCases") + (lines + ["        return cases", "    }", "}", ""]).joined(separator: "\n")
    }

    private static func text(of senders: some Sequence<(key: String, value: [Group])>) -> String {
        var functions: [String] = []
        for (name, groups) in senders {
            var lines = ["    mutating func add\(name)() {"]
            for group in groups {
                let type = "\(group.kind)<\(group.sender), \(group.payload)\(group.answer.map { ", \($0)" } ?? "")>"
                let keys = group.keys.map { "\"\($0)\": .\($0)" }.joined(separator: ", ")
                lines.append("        add([\(keys)] as KeyValuePairs<String, \(type)>)")
            }
            functions.append((lines + ["    }"]).joined(separator: "\n"))
        }
        return head(of: "MemoryCases") + functions.joined(separator: "\n\n") + "\n}\n"
    }
}
