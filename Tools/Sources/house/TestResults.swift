import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The results of a test run, from the xunit files that `swift test --xunit-output` writes.
struct TestResults {
    struct Case {
        /// The name of the suite with its module.
        var suite: String
        var name: String
        /// The time of the function with all of its arguments, in seconds.
        var time: Double
        var failed: Bool
        var skipped: Bool
    }

    /// A test may take this time, in seconds; the others belong to `make slow`.
    private static let timeLimit = 5.0
    /// The number of slow tests that the summary names.
    private static let namedCount = 10
    /// The runs whose tests run one at a time, so that the times are their own.
    private static let serialRuns = ["main", "core", "backends"]

    var cases: [Case] = []

    init(files: [String]) throws {
        for file in files where FileManager.default.fileExists(atPath: file) {
            let data = try Data(contentsOf: URL(fileURLWithPath: file))
            let reader = Reader()
            let parser = XMLParser(data: data)
            parser.delegate = reader
            guard parser.parse() else { throw ReportError("\(file) is not a test report") }
            cases += reader.cases
        }
        if cases.isEmpty { throw ReportError("no test results; run 'make test' first") }
    }

    static func summarize(files: [String]) throws {
        let cases = try TestResults(files: files).cases
        let skipped = cases.count { $0.skipped }
        let failed = cases.count { $0.failed }
        let tail = skipped > 0 ? ", \(skipped) skipped" : ""
        let serial = files.filter { file in serialRuns.contains { file.hasSuffix("-\($0).xml") } }
        let slow = serial.isEmpty ? [] : try slowFunctions(TestResults(files: serial).cases)
        if !slow.isEmpty {
            let more = slow.count > namedCount ? ", and \(slow.count - namedCount) more" : ""
            print("over \(Int(timeLimit)) s: \(slow.prefix(namedCount).joined(separator: ", "))\(more)")
        }
        print("\(cases.count - failed - skipped) passed, \(failed) failed\(tail)")
    }

    /// Returns the functions that take longer than the limit, with their times; the slowest first.
    private static func slowFunctions(_ cases: [Case]) -> [String] {
        let times = Dictionary(cases.map { ("\($0.suite).\(title($0.name))", $0.time) }, uniquingKeysWith: +)
        return times.filter { $0.value > timeLimit }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.key) \(($0.value * 10).rounded() / 10) s" }
    }

    /// Returns the name of a test without the backticks, parentheses and parameters of its source form.
    static func title(_ name: String) -> String {
        var result = name.replacingOccurrences(of: "`", with: "")
        if result.hasSuffix(")"), let open = result.lastIndex(of: "(") { result = String(result[..<open]) }
        return result.trimmingCharacters(in: .whitespaces)
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var cases: [Case] = []

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            switch element {
            case "testcase":
                let time = attributes["time"].flatMap { Double($0) } ?? 0
                cases.append(
                    Case(
                        suite: attributes["classname"] ?? "", name: attributes["name"] ?? "", time: time, failed: false, skipped: false))
            case "failure", "error": if !cases.isEmpty { cases[cases.count - 1].failed = true }
            case "skipped": if !cases.isEmpty { cases[cases.count - 1].skipped = true }
            default: break
            }
        }
    }
}
