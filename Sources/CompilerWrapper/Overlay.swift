import FoundationEssentials

/// The text of an overlay, with which the compiler reads other files in place of sources.
package enum Overlay {
    private struct Root: Encodable {
        var version = 0
        var external = false
        var roots: [Entry]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case external = "use-external-names"
        }
    }

    private struct Entry: Encodable {
        var name: String
        var type: String
        var contents: [Entry]?
        var copy: String?

        enum CodingKeys: String, CodingKey {
            case name, type, contents
            case copy = "external-contents"
        }
    }

    /// Returns the overlay as JSON, which is also YAML. Messages name the original files.
    ///
    /// - Parameter copies: The paths of copies by the absolute paths of the originals.
    package static func text(_ copies: [String: String]) -> Data {
        let entries = copies.sorted { $0.key < $1.key }.map { original, copy in
            let place = original.lastIndex(of: "/") ?? original.startIndex
            let file = Entry(name: String(original[place...].dropFirst()), type: "file", copy: copy)
            return Entry(name: String(original[..<place]), type: "directory", contents: [file])
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(Root(roots: entries))) ?? Data()
    }
}
