import Foundation

/// Generates a table of all events and questions with a delegate method, and with a call of this method, for the
/// tests of forwarding.
enum DelegateProxyTable {
    private struct Entry {
        let sender: String
        let key: String
        let line: String
    }

    /// Methods with arguments that a test creates itself.
    private static let excludedMethods: Set<String> = ["scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"]

    static func write(_ texts: [String], to folder: URL) throws {
        let methods = DelegateProxyMethods(sources: texts)
        let entries = try texts.flatMap { try Self.entries(of: $0, methods) }.sorted { ($0.sender, $0.key) < ($1.sender, $1.key) }
        let senders = Dictionary(grouping: entries, by: \.sender).sorted { $0.key < $1.key }
        try contents(entries, senders.map(\.key)).write(
            to: folder.appendingPathComponent("DelegateProxyCases+All.swift"), atomically: true, encoding: .utf8)
        var (parts, part, count) = ([[String]](), [String](), 0)
        for (sender, entries) in senders {
            // Long calls are wrapped when they are formatted, which counts towards the length of a file.
            let lines = 3 + entries.reduce(0) { $0 + $1.line.count / 105 + 1 + ($1.line.count > 135 ? 1 : 0) }
            if count + lines > 235 {
                parts.append(part)
                (part, count) = ([], 0)
            }
            part.append((["    mutating func add\(sender)() {"] + entries.map(\.line) + ["    }"]).joined(separator: "\n"))
            count += lines
        }
        for (number, part) in (parts + [part]).enumerated() {
            let text = EventKeys.head(of: "DelegateProxyCases") + part.joined(separator: "\n\n") + "\n}\n"
            try text.write(
                to: folder.appendingPathComponent("DelegateProxyCases+Keys\(number + 1).swift"), atomically: true, encoding: .utf8)
        }
    }

    private static func entries(of text: String, _ methods: DelegateProxyMethods) throws -> [Entry] {
        let declaration = #/public static var (\w+): Self \{\s*Self\(\s*(\.\w+|\w+Proxy\.kind),\s*("[^"]*"|\w+\.\w+)(, \.all)?\s*\)/#
        return try EventKeys.extensions(of: text).flatMap { part in
            try part.body.matches(of: declaration).compactMap { match in
                let key = Key(name: String(match.1), kind: String(match.2), method: String(match.3), isAgreed: match.4 != nil)
                return try entry(for: key, of: part, methods)
            }
        }
    }

    private struct Key {
        let name: String
        let kind: String
        let method: String
        let isAgreed: Bool
    }

    private static func entry(for key: Key, of part: EventKeys.Extension, _ methods: DelegateProxyMethods) throws -> Entry? {
        let proxy = key.kind.hasPrefix(".") ? methods.proxies[String(key.kind.dropFirst())] : String(key.kind.prefix { $0 != "." })
        guard let proxy else { throw ReportError("nobody hears of \(key.kind)") }
        let name =
            key.method.hasPrefix("\"") ? String(key.method.dropFirst().dropLast()) : "Self.\(key.method.split(separator: ".").last ?? "")"
        guard !excludedMethods.contains(name) else { return nil }
        guard let method = methods.byProxy[proxy]?.first(where: { $0.name == name }) else { throw ReportError("\(proxy) has no \(name)") }
        let hasSender = proxy != "TransitioningDelegateProxy"
        let call = method.call(hasSender: hasSender)
        let head = "{ d, \(hasSender ? "s" : "_"), \(call.contains("a[") || call.contains("a.layout") ? "a" : "_") in"
        let types = ([part.sender, part.payload] + (part.answer.map { [$0] } ?? [])).joined(separator: ", ")
        // A context or a coder is valid only during the call, and a dictionary may contain anything. None of them is
        // sent to tasks.
        let notifier = ["CGContext", "NSCoder"].contains(part.payload) || part.payload.hasSuffix(": Any]") ? "notifiedOnly" : "notified"
        let function = part.kind == "ControlEvent" ? notifier : key.isAgreed ? "agreed" : "asked"
        return Entry(
            sender: part.sender, key: key.name,
            line: "        \(function)(\"\(key.name)\", .\(key.name) as \(part.kind)<\(types)>, (any \(method.delegate)).self) \(head) "
                + "\(call) }")
    }

    private static func contents(_ entries: [Entry], _ senders: [String]) -> String {
        let list = EventKeys.list(entries.map { "\($0.sender).\($0.key)" })
        var lines = [
            "    /// The names of all events and questions of delegates.", "    nonisolated static let names: [String] = \(list[0])",
        ]
        lines += list.dropFirst() + [""]
        lines += [
            "    /// Calls of all methods of delegates.", "    static func keys() -> DelegateProxyCases {",
            "        var cases = DelegateProxyCases()",
        ]
        lines += senders.map { "        cases.add\($0)()" } + ["        return cases", "    }", "}", ""]
        return EventKeys.head(of: "DelegateProxyCases") + lines.joined(separator: "\n")
    }
}
