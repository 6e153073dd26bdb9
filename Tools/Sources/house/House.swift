import Foundation

/// The reports of the Makefile: `house rows`, `faults`, `summary`, `bench`, `documentation`, `coverage`, `differences`,
/// `declarations` and `language`.
@main enum House {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        do {
            switch arguments.popFirst() {
            case "faults": try Faults.report(arguments: Array(arguments))
            case "rows": try Rows.report(resultFiles: Array(arguments))
            case "summary": try TestResults.summarize(files: Array(arguments))
            case "bench": try BenchTable.report(file: arguments.first)
            case "documentation": try DocumentationCoverage.report(folder: arguments.first)
            case "coverage": try CensusCoverage.report(arguments: Array(arguments))
            case "differences": try Differences.report(arguments: Array(arguments))
            case "declarations": try DeclarationReport.run(arguments: Array(arguments))
            case "language": try LanguageReport.run(arguments: Array(arguments))
            default:
                throw ReportError(
                    "usage: house rows|faults|summary|bench|documentation|coverage|differences|declarations|language FILE…")
            }
        } catch {
            FileHandle.standardError.write(Data("house: \(error)\n".utf8))
            exit(1)
        }
    }
}

/// The reason why a report cannot be made, as text for the user.
struct ReportError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
