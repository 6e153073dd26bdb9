import CoreGraphics
import Synchronization
import UIKit
import UIKitCore

/// Lists what of some files would not load.
@MainActor struct NibLint {
    var files: [String]

    /// - Returns: the exit code: 0 if everything loads, 1 if something is left out, 2 if a file cannot be read.
    func run() -> Int32 {
        var worst: Int32 = 0
        for file in files {
            let (problems, error) = check(URL(fileURLWithPath: file))
            for problem in problems { say(problem) }
            if let error { say("error: \(error)") }
            worst = max(worst, error == nil ? (problems.isEmpty ? 0 : 1) : 2)
        }
        return worst
    }

    /// Unbuffered: what was found before a crash is worth most.
    private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private func check(_ url: URL) -> (problems: [String], error: NibError?) {
        let kept = Mutex<[String]>([])
        let id = Diagnostics.addRecorder { diagnostic in
            if diagnostic.code.hasPrefix("nib.") { kept.withLock { $0.append(diagnostic.message) } }
        }
        defer { Diagnostics.remove(recorder: id) }
        do throws(NibError) {
            try NibPreview.check(url)
            return (kept.withLock { $0 }, nil)
        } catch {
            return (kept.withLock { $0 }, error)
        }
    }
}
