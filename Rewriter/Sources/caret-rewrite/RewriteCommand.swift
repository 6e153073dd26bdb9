import ArgumentParser
import Foundation
import RewriterKit

/// The command `caret-rewrite`.
struct RewriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "caret-rewrite", abstract: "Answers constructs that need Objective-C, in copies of source files.",
        subcommands: [ModuleCommand.self, CheckCommand.self, HandlersCommand.self, BenchmarkCommand.self])
}

/// Rewrites the files of a module and prints the answer as JSON.
struct ModuleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "module", abstract: "Rewrites the source files of one module.")

    @Option(help: "The name of the module.") var name: String
    @Option(help: "The folder with results of earlier runs.") var cache: String
    @Option(help: "The folder for the copies and the overlay.") var output: String
    @Option(help: "The folder with the names that each module of the build leaves out.") var leftOut: String?
    @Option(help: "A condition that is defined with -D.") var define: [String] = []
    @Option(help: "The language mode.") var swiftVersion: String?
    @Option(help: "A file with one path a line.") var filesFrom: String?
    @Argument(help: "The source files.") var files: [String] = []

    func run() throws {
        var paths = files
        if let filesFrom {
            let list = try String(contentsOfFile: filesFrom, encoding: .utf8)
            paths += list.split(whereSeparator: \.isNewline).map(String.init)
        }
        let request = Request(module: name, files: paths, defines: Set(define), cache: cache, output: output, leftOut: leftOut)
        let answer = try ModuleRewriter(request).run()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(answer), as: UTF8.self))
    }
}
