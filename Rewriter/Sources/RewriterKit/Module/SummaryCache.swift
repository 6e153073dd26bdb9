import Foundation

/// The folder with summaries of source files and with answers for whole modules.
///
/// The name of an answer is the hash of everything that it depends on. The summaries of a module are in one file, each
/// in a line that begins with such a hash. Files are written under a temporary name and renamed, so that two runs at
/// once are harmless. An entry that cannot be read counts as absent.
struct SummaryCache: Sendable {
    /// An answer and the files that belong to it.
    struct Entry: Codable {
        var answer: Answer
        /// The paths of the copies with the numbers of their bytes.
        var copies: [String: Int]
        var leftOut: LeftOutFolder.Module
    }

    let folder: String?

    /// Returns the lines of a module's summaries by their keys.
    func summaries(_ module: String) -> [String: Data] {
        guard let folder, let data = FileManager.default.contents(atPath: place(folder, "summaries") + "/" + module) else { return [:] }
        var result: [String: Data] = [:]
        for line in data.split(separator: 10) {
            guard let space = line.firstIndex(of: 32) else { continue }
            result[String(decoding: line[..<space], as: UTF8.self)] = line[line.index(after: space)...]
        }
        return result
    }

    /// Stores the lines of a module's summaries, in order.
    func store(_ summaries: [(key: String, line: Data)], _ module: String) {
        guard let folder else { return }
        var data = Data()
        for (key, line) in summaries {
            data.append(contentsOf: key.utf8)
            data.append(32)
            data.append(line)
            data.append(10)
        }
        write(data, place(folder, "summaries"), module)
    }

    /// Returns a stored entry whose copies are complete.
    func entry(_ key: String) -> Entry? {
        guard let folder, let data = FileManager.default.contents(atPath: place(folder, "answers") + "/" + key),
            let entry = try? JSONDecoder().decode(Entry.self, from: data)
        else { return nil }
        let isComplete = entry.copies.allSatisfy { path, size in
            var information = stat()
            return stat(path, &information) == 0 && Int(information.st_size) == size
        }
        return isComplete ? entry : nil
    }

    func store(_ entry: Entry, _ key: String) {
        guard let folder, let data = try? JSONEncoder().encode(entry) else { return }
        write(data, place(folder, "answers"), key)
    }

    private func place(_ folder: String, _ kind: String) -> String { "\(folder)/\(RewriterVersion.current)/\(kind)" }

    private func write(_ data: Data, _ place: String, _ key: String) {
        try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        // A cache that cannot be written costs time and nothing else.
        try? AtomicFile.write(data, to: "\(place)/\(key)")
    }
}
