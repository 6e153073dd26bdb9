import Foundation

/// Compares a list of faults with the tests that prove their fixes, in the last test run.
///
/// A line of the list has an ID, the description, and `open` for a fault that is not fixed yet, separated by tabs.
/// The name of a test begins with the IDs of the faults that it covers: `A1 a spacer has no negative height`, or `A1
/// A2 …` for several.
enum Faults {
    private struct Fault {
        var id: String
        var text: String
        var isOpen: Bool
    }

    /// Prints a line for each fault: done, failed or open.
    ///
    /// - Parameter arguments: The list and the result files. A preceding `--landed` accepts open faults, for the
    ///   checks of a change.
    /// - Throws: ``ReportError`` if a fault has no test that ran, if a test failed, or if a fault is open without
    ///   `--landed`.
    static func report(arguments: [String]) throws {
        var rest = arguments[...]
        let acceptsOpen = rest.first == "--landed"
        if acceptsOpen { rest.removeFirst() }
        guard let list = rest.popFirst() else { throw ReportError("usage: house faults [--landed] LIST RESULTS…") }
        let faults = try read(list)
        let tests = try testsByFault(of: Set(faults.map(\.id)), in: TestResults(files: Array(rest)).cases)
        var counts = (done: 0, open: 0, wrong: 0)
        for fault in faults {
            let found = tests[fault.id] ?? []
            let names = found.map { TestResults.title($0.name) }.joined(separator: "; ")
            let state =
                if found.contains(where: \.failed) { "failed" } else if fault.isOpen { "open" } else if found.isEmpty { "no test ran" } else
                { "passed" }
            switch state {
            case "passed": counts.done += 1
            case "open": counts.open += 1
            default: counts.wrong += 1
            }
            if !acceptsOpen || state == "failed" || state == "no test ran" {
                print("\(fault.id) \(state): \(fault.text)" + (names.isEmpty ? "" : " [\(names)]"))
            }
        }
        let summary = "\(counts.done) of \(faults.count) faults fixed, \(counts.open) open, \(counts.wrong) without a passing test"
        guard counts.wrong == 0, acceptsOpen || counts.open == 0 else { throw ReportError(summary) }
        FileHandle.standardError.write(Data("\(summary)\n".utf8))
    }

    private static func read(_ list: String) throws -> [Fault] {
        let text = try String(contentsOfFile: list, encoding: .utf8)
        let faults = text.split(separator: "\n").map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Fault(id: parts[0], text: parts.count > 1 ? parts[1] : "", isOpen: parts.count > 2 && parts[2] == "open")
        }
        let ids = Set(faults.map(\.id))
        guard ids.count == faults.count, !ids.isEmpty else { throw ReportError("\(list): an id stands twice, or none at all") }
        return faults
    }

    /// Returns the tests that ran, by the IDs at the beginning of their names.
    private static func testsByFault(of ids: Set<String>, in cases: [TestResults.Case]) throws -> [String: [TestResults.Case]] {
        var result: [String: [TestResults.Case]] = [:]
        for test in cases where !test.skipped {
            for word in TestResults.title(test.name).split(separator: " ") {
                guard ids.contains(String(word)) else { break }
                result[String(word), default: []].append(test)
            }
        }
        return result
    }
}
