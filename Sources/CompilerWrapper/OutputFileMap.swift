import FoundationEssentials

/// The files that the compiler makes of each source of a module.
package struct OutputFileMap {
    private let objects: [String: String]

    /// Returns the map in a file; an empty one if the file cannot be read.
    package init(_ data: Data) {
        let entries = (try? JSONDecoder().decode([String: [String: String]].self, from: data)) ?? [:]
        objects = entries.compactMapValues { $0["object"] }
    }

    /// Returns the text of a map as valid JSON. SwiftPM writes one string, or one pair of strings, a line, and does not
    /// escape quotation marks in paths.
    package static func repaired(_ text: String) -> String {
        guard (try? JSONDecoder().decode([String: [String: String]].self, from: Data(text.utf8))) == nil else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let ends = ["\": {", "\",", "\""].filter(line.hasSuffix)
            guard let end = ends.first, let start = line.firstIndex(of: "\"") else { return String(line) }
            var (prefix, content) = (line[...start], line[line.index(after: start)...].dropLast(end.count))
            if let pair = content.firstRange(of: "\": \"") {
                prefix = line[..<pair.upperBound]
                content = content[pair.upperBound...]
            }
            return prefix + content.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + end
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the path of the object of a source; `nil` if the map does not contain the source.
    package func object(of source: String) -> String? { objects[source] }
}
