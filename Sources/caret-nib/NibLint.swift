import CoreGraphics
import Synchronization
import UIKit
import UIKitCore

/// Lists the parts of files that would not load.
@MainActor struct NibLint {
    var files: [String]

    /// - Returns: The exit code: 0 if everything loads, 1 if a part is omitted, 2 if a file cannot be read.
    func run() -> Int32 {
        var exitCode: Int32 = 0
        for file in files {
            let (problems, error) = check(file)
            for problem in problems { writeLine(problem) }
            if let error { writeLine("error: \(error)") }
            exitCode = max(exitCode, error == nil ? (problems.isEmpty ? 0 : 1) : 2)
        }
        return exitCode
    }

    /// Writes a line without buffering, so that findings before a crash are not lost.
    private func writeLine(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private func check(_ file: String) -> (problems: [String], error: String?) {
        let messages = Mutex<[String]>([])
        let id = Diagnostics.addRecorder { diagnostic in
            if diagnostic.code.hasPrefix("nib.") { messages.withLock { $0.append(diagnostic.message) } }
        }
        defer { Diagnostics.remove(recorder: id) }
        var nibError: NibError?
        do throws(NibError) { try NibPreview.check(URL(fileURLWithPath: file)) } catch { nibError = error }
        return (messages.withLock { $0 }.map { Self.withPath($0, in: file) }, nibError.map { Self.withPath($0.description, in: file) })
    }

    /// Returns the message with the file's path as it was passed, since several files may have the same name.
    private static func withPath(_ message: String, in file: String) -> String {
        let name = URL(fileURLWithPath: file).lastPathComponent
        return message.hasPrefix("\(name):") ? file + message.dropFirst(name.count) : message
    }
}
