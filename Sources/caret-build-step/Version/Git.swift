import Foundation

/// Runs the installed git without writing to the repository: neither the index nor a lock is written.
struct Git {
    enum Answer: Equatable {
        case text(String)
        /// The first line of git's error message.
        case refused(String)
        case notInstalled
    }

    /// The folder in which git runs.
    var folder: URL
    /// The environment of git, with the search path in `PATH`.
    var environment: [String: String]

    init(folder: URL, environment: [String: String]) {
        self.folder = folder
        // A build that a git hook starts inherits variables that refer to the repository of the hook.
        self.environment = environment.filter { !Self.repositoryVariables.contains($0.key) }
        self.environment["GIT_OPTIONAL_LOCKS"] = "0"
        self.environment["GIT_TERMINAL_PROMPT"] = "0"
        // In a partial clone, git would fetch missing objects.
        self.environment["GIT_NO_LAZY_FETCH"] = "1"
        self.environment["LC_ALL"] = "C"
    }

    private static let repositoryVariables: Set = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY",
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE",
    ]

    func ask(_ arguments: String...) -> Answer { ask(arguments) }

    func ask(_ arguments: [String]) -> Answer {
        guard let program else { return .notInstalled }
        guard let (status, output) = run(program, arguments, reading: \.standardOutput) else { return .notInstalled }
        if status == 0 { return .text(output.trimmingCharacters(in: .newlines)) }
        // Run git again for the error message, because reading two pipes one after the other can block.
        let errorMessage = run(program, arguments, reading: \.standardError)?.output ?? ""
        return .refused(errorMessage.split(separator: "\n").first.map(String.init) ?? "git ended with \(status)")
    }

    /// - Returns: The status and the output; `nil` if git cannot be started.
    private func run(
        _ program: URL, _ arguments: [String], reading stream: ReferenceWritableKeyPath<Process, Any?>
    ) -> (status: Int32, output: String)? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = ["-C", folder.path] + arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process[keyPath: stream] = pipe
        do { try process.run() } catch { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return (status, String(decoding: data, as: UTF8.self))
    }

    /// Returns the lines of git's output; empty if git failed.
    func lines(_ arguments: String...) -> [String] {
        guard case .text(let text) = ask(arguments) else { return [] }
        return text.split(separator: "\n").map(String.init)
    }

    private var program: URL? {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/git") }.first { url in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: url.path)
        }
    }
}
