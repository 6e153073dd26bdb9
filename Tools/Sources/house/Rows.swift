import Foundation

/// Reports the rows of the mission that pass in the last test run: the 109 of the articles, and those of
/// ``RowAdditions``.
///
/// The name of a test contains its rows: `R57 the fan ends past two pi`, or `R24 R25 …` for several.
enum Rows {
    /// The number of rows. The rows of the articles are 1 to 109, and additions follow without a gap.
    static var count: Int { 109 + RowAdditions.titles.count }

    static func report(resultFiles: [String]) throws {
        var tests: [Int: [TestResults.Case]] = [:]
        for test in try TestResults(files: resultFiles).cases where !test.skipped {
            for row in rows(named: test.name) { tests[row, default: []].append(test) }
        }
        var done = 0
        for row in 1...count {
            guard let found = tests[row] else {
                print("R\(row) open" + (RowAdditions.title(of: row).map { ": \($0)" } ?? ""))
                continue
            }
            if let failure = found.first(where: \.failed) {
                print("R\(row) failed \(TestResults.title(failure.name))")
            } else {
                done += 1
                print("R\(row) done \(found.map { TestResults.title($0.name) }.joined(separator: "; "))")
            }
        }
        guard done == count else { throw ReportError("\(done) of \(count) rows done") }
        FileHandle.standardError.write(Data("\(done) of \(count) rows done\n".utf8))
    }

    static func rows(named name: String) -> [Int] {
        TestResults.title(name).split(separator: " ").prefix { isRow($0) }.compactMap { Int($0.dropFirst()) }
    }

    private static func isRow(_ word: Substring) -> Bool {
        word.hasPrefix("R") && word.count > 1 && word.dropFirst().allSatisfy(\.isNumber)
    }
}
