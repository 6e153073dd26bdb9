import Foundation
import Testing

/// The test programs of the packages, which run tests of Swift Testing alone.
@Suite struct TestPrograms {
    @Test func noTestIsOfXCTestWhichTheTestProgramsWouldLeaveOut() {
        let files = SourceTree.tests.filter { !$0.path.hasPrefix("Tests/Packages/") }
        #expect(files.count { $0.path.hasSuffix("/XCTMain.swift") } == 3)
        for file in files
        where file.mentions("import XCTest")
            && file.code.contains(where: { $0.hasPrefix("import XCTest") || $0.hasPrefix("@testable import XCTest") })
        {
            Issue.record("\(file.path) imports XCTest, whose tests do not run here. Write them with Swift Testing.")
        }
    }
}
