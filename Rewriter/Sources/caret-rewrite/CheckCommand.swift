import ArgumentParser
import Foundation
import RewriterKit

/// Counts the constructs of source files, and finds handlers that retain their object, without writing anything.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Lists constructs by kind, those without an answer, and handlers that retain their object.")

    @Flag(help: "Print one JSON object.") var json = false
    @Option(help: "A condition that is defined with -D.") var define: [String] = []
    @Argument(help: "The source files.") var files: [String]

    func run() throws {
        var answer = try ModuleRewriter(Request(module: "Check", files: files, defines: Set(define))).run()
        answer.reports = (answer.reports + HandlerCheck(files: files).run()).sorted {
            ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
        }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
            return print(String(decoding: try encoder.encode(answer), as: UTF8.self))
        }
        for (construct, count) in answer.answered.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("\(construct): \(count)")
        }
        for report in answer.reports { print(report.text) }
    }
}
