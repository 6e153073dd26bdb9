import Foundation
import Testing

@testable import CaretCLI

/// The results of XCTest, from its output.
struct XCTestResultsTests {
    private static let output = """
        Test Suite 'All tests' started at 2026-01-01 00:00:00.000
        Test Case 'ScreenTests.testTitle' started at 2026-01-01 00:00:00.001
        Test Case 'ScreenTests.testTitle' passed (0.25 seconds)
        Test Case 'ScreenTests.testWrong' started at 2026-01-01 00:00:00.002
        /App/Tests/ScreenTests.swift:9: error: ScreenTests.testWrong : XCTAssertEqual failed: ("<a>") is not equal to ("b") -
        Test Case 'ScreenTests.testWrong' failed (0.5 seconds)
        Test Case 'ScreenTests.testLater' started at 2026-01-01 00:00:00.003
        Test Case 'ScreenTests.testLater' skipped (0.0 seconds)

        """

    @Test(arguments: [1, 7, 100_000]) func theOutputIsReadInParts(size: Int) {
        var results = XCTestResults()
        var data = Data(Self.output.utf8)[...]
        while !data.isEmpty {
            results.read(Data(data.prefix(size)))
            data = data.dropFirst(size)
        }
        results.finish()
        #expect(results.cases.map(\.name) == ["testTitle", "testWrong", "testLater"])
        #expect(results.cases.map(\.suite) == ["ScreenTests", "ScreenTests", "ScreenTests"])
        #expect(results.cases.map(\.isSkipped) == [false, false, true])
        #expect(results.cases[1].failures.count == 1)
        #expect(results.xml.contains(#"tests="3" failures="1" skipped="1" time="0.75""#))
        #expect(results.xml.contains("(&quot;&lt;a&gt;&quot;)"))
    }

    @Test func aTestThatCrashesHasFailed() {
        var results = XCTestResults()
        results.read(Data("Test Case 'A.testCrash' started at 2026-01-01 00:00:00.001\nFatal error\n".utf8))
        results.finish()
        #expect(results.cases.map(\.failures) == [["the test did not end"]])
    }

    @Test func anOutputWithoutTestsHasNoCases() {
        var results = XCTestResults()
        results.read(Data("Build complete!\n".utf8))
        results.finish()
        #expect(results.cases.isEmpty)
        #expect(results.xml.contains(#"tests="0" failures="0""#))
    }
}
