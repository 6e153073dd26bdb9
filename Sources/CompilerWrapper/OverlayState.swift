import FoundationEssentials

/// The rewritten copies of a module at the time of the last compilation.
///
/// The compiler's incremental builds look at the dates of the sources themselves. An edit of one file can change the
/// copy of another, whose object would then be out of date. Objects of sources with another copy are therefore removed,
/// and the compiler makes them again.
package struct OverlayState: Codable, Equatable {
    /// A checksum of the copy of each rewritten source, by the path of the source.
    package var copies: [String: UInt64]

    package init(copies: [String: UInt64] = [:]) {
        self.copies = copies
    }

    /// Returns the sources whose copies differ between two states, sorted.
    package func changes(to other: OverlayState) -> [String] {
        Set(copies.keys).union(other.copies.keys).filter { copies[$0] != other.copies[$0] }.sorted()
    }

    /// Returns the state of an overlay, which is JSON with `name` and `external-contents`.
    ///
    /// - Parameter contents: Returns the bytes of a file.
    package static func read(overlay: Data, contents: (String) -> Data?) -> OverlayState {
        guard let root = try? JSONDecoder().decode(Entry.self, from: overlay) else { return OverlayState() }
        var state = OverlayState()
        root.collect(under: "") { path, copy in state.copies[path] = contents(copy).map(checksum) }
        return state
    }

    /// Returns the FNV-1a checksum of a file.
    package static func checksum(_ data: Data) -> UInt64 {
        data.withUnsafeBytes { bytes in
            bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
    }

    /// A folder or a file of an overlay, or the overlay itself.
    private struct Entry: Decodable {
        var name: String?
        var roots: [Entry]?
        var contents: [Entry]?
        var external: String?

        enum CodingKeys: String, CodingKey {
            case name, roots, contents
            case external = "external-contents"
        }

        func collect(under folder: String, _ found: (String, String) -> Void) {
            let path = name.map { $0.hasPrefix("/") || folder.isEmpty ? $0 : folder + "/" + $0 } ?? folder
            if let external { found(path, external) }
            for entry in (roots ?? []) + (contents ?? []) { entry.collect(under: path, found) }
        }
    }
}
