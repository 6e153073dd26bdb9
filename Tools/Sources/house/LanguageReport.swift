import Foundation

/// `house language`: checks that comments are plain English, and that names are established terms.
enum LanguageReport {
    private static let maximumExceptions = 20

    /// Prints each finding with its file and line, and fails if there is any.
    static func run(arguments: [String]) throws {
        guard arguments.count >= 3 else { throw ReportError("usage: house language INVENTED-NAMES EXCEPTIONS FOLDER…") }
        let invented = Set(try lines(of: arguments[0]))
        let exceptions = try lines(of: arguments[1])
        guard exceptions.count <= maximumExceptions else {
            throw ReportError(
                "\(arguments[1]) has \(exceptions.count) exceptions, and \(maximumExceptions) are allowed: rewrite the comments")
        }
        var unused = Set(exceptions)
        var count = 0
        var files = 0
        for file in try swiftFiles(in: Array(arguments.dropFirst(2))) {
            files += 1
            let source = try String(contentsOfFile: file, encoding: .utf8)
            for finding in LanguageRule.findings(in: source, file: file, inventedNames: invented) {
                if let exception = exceptions.first(where: { "\(file)\t\(finding.text)".hasPrefix($0) }) {
                    unused.remove(exception)
                    continue
                }
                count += 1
                print("\(finding.file):\(finding.line): \(finding.rule.rawValue): \(finding.text.prefix(100))")
            }
        }
        for exception in unused.sorted() { print("\(arguments[1]): no finding needs the exception '\(exception)'") }
        guard count == 0, unused.isEmpty else {
            throw ReportError("language: \(count) findings in \(files) files (Documentation/STYLE.md)")
        }
        print("language: \(files) files, no finding")
    }

    /// The lines of a list, without empty ones and comments, which begin with #.
    private static func lines(of file: String) throws -> [String] {
        try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    private static func swiftFiles(in roots: [String]) throws -> [String] {
        try roots.flatMap { root -> [String] in
            if root.hasSuffix(".swift") { return [root] }
            guard let found = FileManager.default.enumerator(atPath: root) else { throw ReportError("there is no folder '\(root)'") }
            return found.compactMap { $0 as? String }
                .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.contains("Generated/") }
                .map { "\(root)/\($0)" }
        }.sorted()
    }
}
