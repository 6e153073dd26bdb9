import Foundation

/// The state of a phase's files at its last run: the inputs before the run, and the outputs after it. While the state
/// stays the same, the phase need not run.
struct PhaseRecord: Equatable {
    /// One line per file, with its size, mode and modification time.
    var text: String

    /// Makes a record of the current state of a phase's inputs.
    init(of phase: BuildPhase, script: URL, inputs: [URL]) {
        let entries = [("script", [script]), ("input", inputs)].flatMap { kind, files in files.flatMap { Self.lines(kind, $0) } }
        text = ([phase.name] + entries).joined(separator: "\n") + "\n"
    }

    /// Returns this record with the current state of the outputs added.
    func with(outputs: [URL]) -> PhaseRecord {
        var record = self
        record.text += outputs.flatMap { Self.lines("output", $0) }.map { $0 + "\n" }.joined()
        return record
    }

    /// Reads the record of the last run; `nil` if there was none.
    init?(at url: URL) {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        self.text = text
    }

    func write(to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Returns the lines of a file, or of all files in a folder.
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
