import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The results of a test run, from the xunit files that `swift test --xunit-output` writes.
struct TestResults {
    struct Case {
        var name: String
        var failed: Bool
        var skipped: Bool
    }

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
        print("\(cases.count - failed - skipped) passed, \(failed) failed\(tail)")
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
            case "testcase": cases.append(Case(name: attributes["name"] ?? "", failed: false, skipped: false))
            case "failure", "error": if !cases.isEmpty { cases[cases.count - 1].failed = true }
            case "skipped": if !cases.isEmpty { cases[cases.count - 1].skipped = true }
            default: break
            }
        }
    }
}
