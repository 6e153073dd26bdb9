import Foundation

/// The folder with summaries of source files and with answers for whole modules.
///
/// Each entry is a file whose name is the hash of everything that it depends on. Files are written under a temporary
/// name and renamed, so that two runs at once are harmless. An entry that cannot be read counts as absent.
struct SummaryCache: Sendable {
    /// An answer and the files that belong to it.
    struct Entry: Codable {
        var answer: Answer
        /// The paths of the copies with the numbers of their bytes.
        var copies: [String: Int]
    }

    let folder: String?

    func summary(_ key: String) -> FileSummary? { read("summaries", key) }

    func store(_ summary: FileSummary, _ key: String) { write(summary, "summaries", key) }

    /// Returns a stored answer whose copies are complete.
    func answer(_ key: String) -> Answer? {
        guard let entry: Entry = read("answers", key) else { return nil }
        let isComplete = entry.copies.allSatisfy { path, size in
            var information = stat()
            return stat(path, &information) == 0 && Int(information.st_size) == size
        }
        return isComplete ? entry.answer : nil
    }

    func store(_ entry: Entry, _ key: String) { write(entry, "answers", key) }

    private func read<Value: Decodable>(_ kind: String, _ key: String) -> Value? {
        guard let folder, let data = FileManager.default.contents(atPath: "\(folder)/\(RewriterVersion.current)/\(kind)/\(key)") else {
            return nil
        }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    private func write(_ value: some Encodable, _ kind: String, _ key: String) {
        guard let folder, let data = try? JSONEncoder().encode(value) else { return }
        let place = "\(folder)/\(RewriterVersion.current)/\(kind)"
        try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        // A cache that cannot be written costs time and nothing else.
        try? data.write(to: URL(fileURLWithPath: "\(place)/\(key)"), options: .atomic)
    }
}
