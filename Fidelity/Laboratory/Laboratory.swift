import Foundation

/// `Fidelity PICTURES RESULTS [--document FILE SECTION] PROGRAM…`: runs drawing programs, compares their drawings
/// with recorded pictures, and reports the differences (`make fidelity`).
///
/// The results are `RESULTS/drawings`, `RESULTS/report.json` and `RESULTS/index.html`, a page for viewing the
/// pictures, the least similar first. The table of groups is printed. With `--document`, the table is also written to
/// the marked section of the file.
@main enum Laboratory {
    static func main() {
        do throws(FidelityError) {
            let report = try run(Array(CommandLine.arguments.dropFirst()))
            print(report.table)
            for problem in report.problems { FileHandle.standardError.write(Data("fidelity: \(problem)\n".utf8)) }
            exit(report.problems.isEmpty ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("fidelity: \(error)\n".utf8))
            exit(1)
        }
    }

    static func run(_ arguments: [String]) throws(FidelityError) -> FidelityReport {
        var arguments = arguments
        var document: (file: URL, section: String)?
        if let index = arguments.firstIndex(of: "--document"), index + 2 < arguments.count {
            document = (URL(fileURLWithPath: arguments[index + 1]), arguments[index + 2])
            arguments.removeSubrange(index...index + 2)
        }
        guard arguments.count >= 2, !arguments.contains(where: { $0.hasPrefix("-") }) else { throw .usage }
        let recorded = PictureFolder(URL(fileURLWithPath: arguments[0], isDirectory: true))
        guard try !recorded.names().isEmpty else { throw .noPictures(path: recorded.url.path) }
        let results = URL(fileURLWithPath: arguments[1], isDirectory: true)
        let drawn = PictureFolder(results.appendingPathComponent("drawings", isDirectory: true))
        let failures = try DrawingRun.run(Array(arguments.dropFirst(2)), into: drawn.url)
        let report = try FidelityReport.make(recorded: recorded, drawn: drawn, failures: failures)
        try ReportPage(report, recorded: recorded, drawn: drawn).write(into: results)
        if let document { try FidelityDocument.update(document.file, section: document.section, table: report.table) }
        return report
    }
}
