import Foundation
import Testing

/// The samples of an earlier release still compile: what is public remains, or is deprecated first.
@Suite struct ReleaseTests {
    /// The folders of `Releases`, each with the samples of one version.
    static let samples: [String] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Releases")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift.txt") }.sorted().map { folder.appendingPathComponent($0).path }
    }()

    @Test func samplesOfEachReleaseArePresent() {
        #expect(Self.samples.count >= 17)
    }

    @Test(arguments: samples) func sampleOfEarlierReleaseCompiles(path: String) throws {
        let source = try String(contentsOfFile: path, encoding: .utf8)
        #expect(try Typecheck.errors(inProgram: source) == [])
    }

    @Test func removedNameIsAnError() throws {
        let errors = try Typecheck.errors(inProgram: "import Caret\nimport UIKit\nUIButton().onTapOfAnEarlierRelease {}")
        #expect(errors.contains { $0.contains("no member 'onTapOfAnEarlierRelease'") }, "\(errors)")
    }
}
