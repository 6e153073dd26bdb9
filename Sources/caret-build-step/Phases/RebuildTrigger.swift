import Foundation

/// An input file of a build step that the step itself changes, so that the next build runs the step again.
///
/// SwiftPM has no other way to run a step in every build. The real inputs, such as git's files or the inputs of a
/// script, may appear and disappear. If they were declared and one were missing, the build would fail until the next
/// plan.
struct RebuildTrigger {
    var url: URL

    init(workFolder: URL) {
        url = workFolder.appendingPathComponent("tick")
    }

    /// Creates the file if it is missing.
    func prepare() throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    }

    /// Changes the size of the file. The change is detected even if the file system stores times with a coarse
    /// resolution.
    func change() throws {
        try prepare()
        let size = (try? Data(contentsOf: url).count) ?? 0
        try Data(repeating: 0x2e, count: size % 64 + 1).write(to: url, options: .atomic)
    }
}
