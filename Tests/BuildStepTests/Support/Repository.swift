import Foundation
import Testing

@testable import caret_build_step

/// A git repository in a scratch folder, with dates that do not depend on the day.
struct Repository {
    static let identity = [
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_AUTHOR_DATE": "1700000000 +0000",
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_COMMITTER_DATE": "1700000000 +0000",
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    ]

    let folder: URL

    init(_ folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try git("init", "-q", "-b", "trunk")
    }

    @discardableResult func git(_ arguments: String...) throws -> String {
        let finished = try Finished("/usr/bin/env", ["git"] + arguments, in: folder, environment: Self.identity)
        try #require(finished.status == 0, "git \(arguments.joined(separator: " ")): \(finished.output)")
        return finished.output.trimmingCharacters(in: .newlines)
    }

    func commit(_ message: String = "Change", times count: Int = 1) throws {
        for _ in 0..<count { try git("commit", "-q", "--allow-empty", "-m", message) }
    }

    /// - Parameter environment: the build's environment beside `PATH`.
    func version(_ environment: [String: String] = [:]) -> (version: BuildVersion, warnings: [String]) {
        Self.version(of: folder, environment)
    }

    static func version(of folder: URL, _ environment: [String: String] = [:]) -> (version: BuildVersion, warnings: [String]) {
        let surroundings = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "GIT_CONFIG_GLOBAL": "/dev/null"]
        return BuildVersion.read(folder: folder, environment: surroundings.merging(environment) { $1 })
    }
}
