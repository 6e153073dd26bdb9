import Foundation

/// What a phase's files looked like at its last run: what it reads before, what it writes after. As long as they still do, it need not run.
struct PhaseRecord: Equatable {
    /// One line for each file, with size, mode and time of change.
    var text: String

    /// What a phase reads, as it looks now.
    init(of phase: BuildPhase, script: URL, inputs: [URL]) {
        let entries = [("script", [script]), ("input", inputs)].flatMap { kind, files in files.flatMap { Self.lines(kind, $0) } }
        text = ([phase.name] + entries).joined(separator: "\n") + "\n"
    }

    /// The same, and what it has written, as that looks now.
    func with(outputs: [URL]) -> PhaseRecord {
        var record = self
        record.text += outputs.flatMap { Self.lines("output", $0) }.map { $0 + "\n" }.joined()
        return record
    }

    /// Of the last run, or nil if there was none.
    init?(at url: URL) {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        self.text = text
    }

    func write(to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// A folder stands for all files below it.
    private static func lines(_ kind: String, _ url: URL) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return ["\(kind) \(url.path) is missing"] }
        guard isFolder.boolValue else { return ["\(kind) \(url.path) \(state(of: url.path))"] }
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return ["\(kind) \(url.path)/"] + names.sorted().map { "\(kind) \(url.path)/\($0) \(state(of: "\(url.path)/\($0)"))" }
    }

    private static func state(of path: String) -> String {
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else { return "unreadable" }
        if attributes[.type] as? FileAttributeType == .typeDirectory { return "folder" }
        let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.size] ?? 0) \(attributes[.posixPermissions] ?? 0) \(time)"
    }
}
