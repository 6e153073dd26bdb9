import Foundation

/// Runs SwiftPM.
package struct SwiftPM {
    /// The path of `swift`.
    package let program: String
    package var environment: [String: String]?
    package var folder: String?

    package init(program: String, environment: [String: String]? = nil, folder: String? = nil) {
        self.program = program
        self.environment = environment
        self.folder = folder
    }

    /// Runs a command, and returns its output. If `mergesErrors` is `true`, the output includes the errors in the order
    /// in which they are printed; otherwise errors are separate.
    package func run(_ arguments: [String], mergesErrors: Bool = false) throws -> (status: Int32, output: Data, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let environment { process.environment = environment }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let pipe = Pipe()
        process.standardOutput = pipe
        // Reading two pipes one after the other could block, but reading a file does not.
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: log) }
        if mergesErrors {
            process.standardError = pipe
        } else {
            _ = FileManager.default.createFile(atPath: log.path, contents: nil)
            process.standardError = try FileHandle(forWritingTo: log)
        }
        do { try process.run() } catch { throw CLIError.cannotStart(program: program, reason: error.localizedDescription) }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, data, (try? String(contentsOf: log, encoding: .utf8)) ?? "")
    }
}
