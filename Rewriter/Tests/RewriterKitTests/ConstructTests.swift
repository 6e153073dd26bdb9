import Foundation
import Testing

@testable import RewriterKit

/// The folders in `Constructs`: `Input` is rewritten and compared with `Expected`, which has `answer.json` too.
///
/// `Expected/output.txt` is the output of the program. It is compared only if the environment variable
/// `CARET_LIBRARY_ARGUMENTS` names a file with compiler arguments for a build of the library.
/// With `CARET_RECORD=1`, the expected files are written instead.
@Suite struct ConstructTests {
    @Test(arguments: ConstructFolder.all)
    func theCopiesAreThoseExpected(folder: ConstructFolder) throws {
        let result = try folder.rewrite()
        if ConstructFolder.isRecording { try folder.record(result.copies, result.answer) }
        #expect(result.copies == folder.expectedCopies)
        #expect(result.answer == folder.text("Expected/answer.json"))
    }

    @Test(arguments: ConstructFolder.all)
    func linesAndColumnsStayOutsideOfConstructs(folder: ConstructFolder) throws {
        let result = try folder.rewrite()
        let grown = Set((folder.text("grown.txt") ?? "").split(separator: "\n").map(String.init))
        for (name, copy) in result.copies {
            let original = try #require(folder.text("Input/\(name)")).components(separatedBy: "\n")
            let widths = Self.widths(copy, file: name)
            for (number, line) in original.enumerated() where !(widths[number + 1]?.contains(line.utf8.count) ?? false) {
                #expect(grown.contains("\(name):\(number + 1)"), "\(name):\(number + 1) has another width")
            }
        }
    }

    /// Returns the widths of the lines that have a number in diagnostics.
    private static func widths(_ copy: String, file: String) -> [Int: Set<Int>] {
        var result: [Int: Set<Int>] = [:]
        var (number, isOwn) = (1, true)
        for line in copy.components(separatedBy: "\n") {
            if let match = line.firstMatch(of: /^#sourceLocation\(file: "(.*)", line: (\d+)\)$/) {
                isOwn = match.output.1 == file
                number = Int(match.output.2) ?? 0
                continue
            }
            if isOwn { result[number, default: []].insert(line.utf8.count) }
            number += 1
        }
        return result
    }

    @Test(.enabled(if: ConstructFolder.libraryArguments != nil), arguments: ConstructFolder.programs)
    func theProgramPrintsWhatIsExpected(folder: ConstructFolder) throws {
        let output = try folder.run()
        if ConstructFolder.isRecording {
            try output.write(to: folder.url.appending(path: "Expected/output.txt"), atomically: true, encoding: .utf8)
        }
        #expect(!output.contains(": error: "))
        #expect(output == folder.text("Expected/output.txt"))
    }
}
