import Foundation
import TodoModel

/// Keeps what one comes in with beside the list, for its owner's eyes alone.
struct TokenFile: Sendable {
    struct Entry: Codable, Sendable, Hashable {
        var account: Account
        var token: String
    }

    /// `nil` for a list in memory: its token is gone with it.
    let path: String?

    /// `nil` where there is none, or none that can be read.
    func read() -> Entry? {
        guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
        return try? JSONDecoder().decode(Entry.self, from: data)
    }

    /// Either all of it is there afterwards, or what was there before.
    func write(_ entry: Entry) throws {
        guard let path else { return }
        let new = path + ".new"
        PrivateFile.make(new)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: new))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: JSONEncoder().encode(entry))
        // Or a power cut could leave the new name with nothing in it.
        try file.synchronize()
        try file.close()
        guard rename(new, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func remove() {
        if let path { unlink(path) }
    }
}
