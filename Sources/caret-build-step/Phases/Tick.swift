import Foundation

/// An input of a step that the step itself changes, so that the next build runs the step again.
///
/// SwiftPM has no other way to run a step in every build. The real inputs, git's files or a script's inputs, may
/// appear and disappear, and a missing declared input fails the build until the next plan.
struct Tick {
    var url: URL

    init(workFolder: URL) {
        url = workFolder.appendingPathComponent("tick")
    }

    /// Creates the file if it is missing.
    func prepare() throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    }

    /// Changes the size of the file, which is detected even with a coarse resolution of file times.
    func move() throws {
        try prepare()
        let size = (try? Data(contentsOf: url).count) ?? 0
        try Data(repeating: 0x2e, count: size % 64 + 1).write(to: url, options: .atomic)
    }
}
