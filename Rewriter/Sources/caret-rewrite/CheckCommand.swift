import ArgumentParser
import Foundation
import RewriterKit

/// Counts the constructs of source files without writing anything.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Lists constructs by kind, and those without an answer.")

    @Flag(help: "Print one JSON object.") var json = false
    @Option(help: "A condition that is defined with -D.") var define: [String] = []
    @Argument(help: "The source files.") var files: [String]

    func run() throws {
        let answer = try ModuleRewriter(Request(module: "Check", files: files, defines: Set(define))).run()
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
            return print(String(decoding: try encoder.encode(answer), as: UTF8.self))
        }
        for (construct, count) in answer.answered.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("\(construct): \(count)")
        }
        for report in answer.reports {
            print("\(report.file):\(report.line):\(report.column): \(report.construct): \(report.reason); instead, \(report.instead)")
        }
    }
}
