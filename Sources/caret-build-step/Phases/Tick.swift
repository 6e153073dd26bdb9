import Foundation

/// An input of a step which the step itself changes, so that the next build runs it again.
///
/// SwiftPM has no other word for "look in every build". What a step really depends on, git's files or a script's inputs, may come and
/// go, and a declared input that is missing fails a build until the next plan.
struct Tick {
    var url: URL

    init(workFolder: URL) {
        url = workFolder.appendingPathComponent("tick")
    }

    /// Makes the file if it is missing.
    func prepare() throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    }

    /// Changes the file's size, which is seen however coarse a file system's times are.
    func move() throws {
        try prepare()
        let size = (try? Data(contentsOf: url).count) ?? 0
        try Data(repeating: 0x2e, count: size % 64 + 1).write(to: url, options: .atomic)
    }
}
