import Foundation

/// The results of XCTest, from the lines that it prints.
///
/// `swift test` writes results of XCTest only if tests run in parallel, each in a process of its own. In one process,
/// the output is the only source of the results.
package struct XCTestResults: Equatable, Sendable {
    /// The result of one test.
    package struct Case: Equatable, Sendable {
        package var suite: String
        package var name: String
        package var seconds = 0.0
        package var isSkipped = false
        package var failures: [String] = []
    }

    package private(set) var cases: [Case] = []
    /// The test that has begun and not ended.
    private var current: Case?
    private var rest = Data()

    package init() {}

    /// Reads a part of the output, which may end inside a line.
    package mutating func read(_ data: Data) {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            readLine(String(decoding: rest[..<end], as: UTF8.self))
            rest = Data(rest[rest.index(after: end)...])
        }
    }

    /// Ends the output. A test that has not ended has crashed.
    package mutating func finish() {
        if !rest.isEmpty { readLine(String(decoding: rest, as: UTF8.self)) }
        rest = Data()
        guard var test = current else { return }
        test.failures.append("the test did not end")
        cases.append(test)
        current = nil
    }

    private mutating func readLine(_ line: String) {
        if let match = line.firstMatch(of: #/^Test Case '(.+)\.([^.']+)' started at /#) {
            current = Case(suite: String(match.1), name: String(match.2))
        } else if let match = line.firstMatch(of: /^Test Case '.+' (passed|failed|skipped) \(([0-9.]+) seconds\)/), var test = current {
            test.seconds = Double(match.2) ?? 0
            test.isSkipped = match.1 == "skipped"
            if match.1 == "failed", test.failures.isEmpty { test.failures.append("the test failed") }
            cases.append(test)
            current = nil
        } else if line.contains(": error: "), current != nil {
            current?.failures.append(line)
        }
    }

    /// The results as xUnit XML, in the format of SwiftPM.
    package var xml: String {
        let failed = cases.count { !$0.failures.isEmpty }
        let time = cases.reduce(0) { $0 + $1.seconds }
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>",
            #"  <testsuite name="TestResults" errors="0" tests="\#(cases.count)" failures="\#(failed)" "#
                + #"skipped="\#(cases.count(where: \.isSkipped))" time="\#(time)">"#,
        ]
        for test in cases {
            let start =
                #"    <testcase classname="\#(Self.escaped(test.suite))" name="\#(Self.escaped(test.name))" time="\#(test.seconds)""#
            let parts =
                test.failures.map { #"      <failure message="\#(Self.escaped($0))"/>"# } + (test.isSkipped ? ["      <skipped/>"] : [])
            lines += parts.isEmpty ? [start + "/>"] : [start + ">"] + parts + ["    </testcase>"]
        }
        return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
