import Foundation

/// The events and questions that the sources of the closure layer declare, such as `UITableView.didSelectRow`.
enum SourceEvents {
    /// The events and questions of delegates.
    static let ofDelegates = declared.filter { $0.value.contains("Proxy.") }.keys.sorted()
    /// The events that are not sent by methods of delegates.
    static let ofSenders = declared.filter { !$0.value.contains("Proxy.") }.keys.sorted()
    /// All events and questions.
    static let all = declared.keys.sorted()

    /// The events of delegates whose payload is `Void`.
    static let withoutPayload: [String] = texts.flatMap { $0.components(separatedBy: "\nextension ") }.flatMap { part -> [String] in
        guard let head = part.firstMatch(of: #/^(?:extension )?ControlEvent\s+where\s+Sender(?::| ==) (\w+),\s*Payload == Void\s*\{/#)
        else { return [] }
        return part.matches(of: #/public static var (\w+): Self \{\s*Self \{ \$0\.\w+Proxy\./#).map { "\(head.1).\($0.1)" }
    }

    /// The first words of each definition by the name.
    ///
    /// Events of any object with pages are left out, since they have no sender of one type.
    private static let declared: [String: String] = {
        var declared: [String: String] = [:]
        for part in texts.flatMap({ $0.components(separatedBy: "\nextension ") }) {
            guard let sender = part.firstMatch(of: #/Sender(?::| ==) (\w+)/#)?.1, sender != "PagedItems" else { continue }
            for match in part.matches(of: #/public static var (\w+): Self \{\s*((?:Self|ControlEvent)(?:\(| \{)[^\n]*)/#) {
                let name = "\(sender).\(match.1)"
                precondition(declared.updateValue(String(match.2), forKey: name) == nil, "\(name) is declared twice")
            }
        }
        return declared
    }()

    /// The sources of the three modules.
    private static let texts: [String] = {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return ["Sources/Caret", "Sources/CaretMaps", "Sources/CaretPictures"].flatMap { folder in
            let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
                .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
    }()
}
