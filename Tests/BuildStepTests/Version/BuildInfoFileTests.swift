import Foundation
import Testing

@testable import caret_build_step

@Suite struct BuildInfoFileTests {
    @Test func `R3 the same commit gives the same bytes wherever it is checked out`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.path("one"))
        try repository.commit()
        try repository.git("tag", "v1.4.0")
        try repository.commit(times: 7)
        try repository.git("clone", "-q", repository.folder.path, scratch.path("two").path)
        let files = try ["one", "two"].map { name in
            let arguments = ["version", "--package", scratch.path(name).path, "--work", scratch.path("\(name)-work").path]
            let finished = try Finished(Tool.path, arguments, in: scratch.url, environment: Repository.identity)
            #expect((finished.status, finished.output) == (0, ""))
            return try scratch.read("\(name)-work/BuildInfo.swift")
        }
        #expect(files[0] == files[1])
        #expect(files[0].contains("static let version = \"1.4.0\"\n"))
        #expect(files[0].contains("static let build = 7\n"))
    }

    @Test func `R3 unchanged git leaves the file alone and a tag or a commit changes it`() throws {
        let scratch = try Scratch()
        let repository = try Repository(scratch.path("package"))
        try repository.commit()
        let file = scratch.path("work/BuildInfo.swift")
        func step() throws -> (text: String, identity: Int?) {
            let arguments = ["version", "--package", repository.folder.path, "--work", scratch.path("work").path]
            #expect(try Finished(Tool.path, arguments, in: scratch.url).status == 0)
            // A rewritten file has another file number.
            let number = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
            return (try String(contentsOf: file, encoding: .utf8), number)
        }
        let first = try step()
        #expect(try step() == first)
        try repository.git("tag", "v1.0.0")
        let tagged = try step()
        #expect(tagged.text.contains("\"1.0.0\"") && tagged.text != first.text)
        try repository.commit()
        #expect(try step().text.contains("build = 1\n"))
        try repository.git("pack-refs", "--all")
        let packed = try step()
        #expect(try step() == packed)
        try FileManager.default.removeItem(at: repository.folder.appendingPathComponent(".git"))
        #expect(try step().text.contains("Origin.noRepository"))
    }

    @Test func `R111 the entries of Info.plist are three numbers and the build, without the marks of the version`() throws {
        var version = BuildVersion(origin: .tag, build: 7, isDirty: true)
        version.version = try #require(SemanticVersion(tag: "v2.0.0-beta.1"))
        let text = BuildInfoFile.text(for: version)
        #expect(text.contains("static let version = \"2.0.0-beta.1+dirty\"\n"))
        #expect(
            text.contains("        CaretInfoEntry(\"CFBundleShortVersionString=2.0.0\"),\n        CaretInfoEntry(\"CFBundleVersion=7\"),\n")
        )
        // UIKit finds the class by its name, and reads it by these protocols:
        // UIKitCoreTests/App/MainBundleInfoTests.swift has a copy.
        #expect(text.contains("final class CaretInfoEntry: CaseIterable, CustomStringConvertible, Sendable {\n"))
    }

    /// The compiler's view of every origin.
    @Test(arguments: BuildVersion.Origin.allCases)
    func theSourceContainsAllThatIsKnown(origin: BuildVersion.Origin) {
        let version = BuildVersion(origin: origin)
        let text = BuildInfoFile.text(for: version)
        #expect(text.contains("static let origin = Origin.\(origin.rawValue)\n"))
        #expect(text.contains("static let version = \"0.0.0\"\n"))
        #expect(text.contains("static let commit: String? = nil\n"))
        #expect(text.contains("static let date: Int? = nil\n"))
    }
}
