import ArgumentParser
import RewriterKit

/// Lists handlers that retain their object. The exit status is 1 if there is any, so that a build can fail.
struct HandlersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "handlers", abstract: "Lists bound methods, and closures with self, that are passed as handlers.")

    @Flag(help: "Check files that do not import Caret, too.") var all = false
    @Argument(help: "The source files.") var files: [String]

    func run() throws {
        let reports = HandlerCheck(files: files, checksAllFiles: all).run()
        for report in reports { print(report.text) }
        if !reports.isEmpty { throw ExitCode(1) }
    }
}
