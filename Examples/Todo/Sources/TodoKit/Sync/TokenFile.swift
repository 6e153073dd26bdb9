import Foundation
import TodoModel

/// Stores the access token beside the list, readable by its owner alone.
struct TokenFile: Sendable {
    struct Entry: Codable, Sendable, Hashable {
        var account: Account
        var token: String
    }

    /// The path of the file; `nil` for a list in memory, whose token is not stored.
    let path: String?

    /// Returns the stored token; `nil` if there is none, or none that can be read.
    func read() -> Entry? {
        guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
        return try? JSONDecoder().decode(Entry.self, from: data)
    }

    /// Replaces the file atomically: after a failure the former content is still there.
    func write(_ entry: Entry) throws {
        guard let path else { return }
        let new = path + ".new"
        PrivateFile.make(new)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: new))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: JSONEncoder().encode(entry))
        // Without this, a power failure could leave an empty file under the new name.
        try file.synchronize()
        try file.close()
        guard rename(new, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func remove() {
        if let path { unlink(path) }
    }
}
