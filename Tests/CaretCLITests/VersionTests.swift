import Foundation
import Testing

/// `caret --version`, compared with git's description of the build's folder.
@Suite struct VersionTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Returns git's output; `nil` without git, or if git fails.
    private static func git(_ arguments: String...) -> String? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", repository.path] + arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines) : nil
    }

    /// The version and the build number, by git's description: `v1.4.0-7-g…` is `1.4.0 (7)`.
    private static var expected: String {
        let file = try? String(contentsOf: repository.appendingPathComponent("VERSION"), encoding: .utf8)
        let named = file?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "0.0.0"
        guard git("rev-parse", "--verify", "HEAD") != nil else { return "\(named) (0)" }
        let tagged = git(
            "describe", "--tags", "--long", "--match", "v[0-9]*.[0-9]*.[0-9]*", "--match", "[0-9]*.[0-9]*.[0-9]*", "HEAD")
        guard let words = tagged?.split(separator: "-"), words.count >= 3 else {
            return "\(named) (\(git("rev-list", "--count", "HEAD") ?? ""))"
        }
        let tag = words.dropLast(2).joined(separator: "-")
        return "\(tag.first == "v" ? String(tag.dropFirst()) : tag) (\(words[words.count - 2]))"
    }

    /// Whether nothing was committed or checked out since the program was built: `swift test` builds first, the
    /// bundle alone does not.
    private static var isBuiltFromHere: Bool {
        guard BuiltPrograms.areBuilt("caret") else { return false }
        guard let log = git("rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"), let moved = date(log) else { return true }
        return date(BuiltPrograms.folder.appendingPathComponent("caret").path).map { $0 >= moved } ?? false
    }

    private static func date(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate]) as? Date
    }

    @Test(.enabled(if: VersionTests.isBuiltFromHere, "caret is older than the commit; build first"))
    func `R3 the program prints the version that git describes`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-version-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try BuiltPrograms.caret(["--version"], in: folder)
        #expect(result.status == 0 && result.errors.isEmpty)
        // Files that differ from the commit mark the version, and may have changed since the build.
        let version = result.output.replacingOccurrences(of: "+dirty", with: "")
        #expect(version == Self.expected + "\n", "\(result.output)")
    }
}
