import ArgumentParser
import Foundation

/// `caret lint-nib`: lists the parts of nibs and storyboards that would not load.
struct LintNibCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint-nib", abstract: "Lists the parts of .xib and .storyboard files that would not load.",
        usage: "caret lint-nib <file> ...",
        discussion: """
            Each line has file, line, element and reason. The exit code is 0 where everything loads, 1 where something is left out, \
            2 where a file cannot be read.
            """)

    @Argument(help: "The files to check. Classes of the application are not asked: they are taken for those that they are based on.")
    var files: [String]

    func run() throws {
        try NibViewer.check(files)
        let program = try NibViewer.program()
        try ChildProcess(program: program, arguments: arguments, environment: ProcessInfo.processInfo.environment).replaceProcess()
    }

    /// The arguments of the child process.
    var arguments: [String] { ["lint"] + files }
}
