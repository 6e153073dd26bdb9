import FoundationEssentials

/// The files that the compiler makes of each source of a module.
package struct OutputFileMap {
    private let objects: [String: String]

    /// Returns the map in a file; an empty one if the file cannot be read.
    package init(_ data: Data) {
        let entries = (try? JSONDecoder().decode([String: [String: String]].self, from: data)) ?? [:]
        objects = entries.compactMapValues { $0["object"] }
    }

    /// Returns the path of the object of a source; `nil` if the map does not contain the source.
    package func object(of source: String) -> String? { objects[source] }
}
