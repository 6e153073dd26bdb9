import ArgumentParser

/// The `caret` command. Its subcommands build and start applications of the package in the current folder, among other
/// tasks. The back end, the size and the output are passed to the application in the environment. The command itself
/// does not link the application.
package struct CaretCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "caret",
        abstract: "Runs UIKit applications on Linux: headless, in a window, in a browser.",
        subcommands: [
            NewCommand.self, BuildCommand.self, RunCommand.self, TestCommand.self, CheckCommand.self, SnapshotCommand.self,
            PreviewCommand.self, LintNibCommand.self, DevicesCommand.self, DoctorCommand.self, PrivacyCommand.self,
        ])

    @Flag(name: .customLong("version"), help: "Show the version and the build number.")
    var showsVersion = false

    package init() {}

    /// Runs the command that `arguments` specify, and returns the exit code of the process. Help and the version are
    /// written to standard output. An error is written to standard error as one line.
    ///
    /// - Parameter version: The version that `caret --version` prints.
    package static func run(_ arguments: [String], version: String) -> Int32 {
        do {
            try checkName(in: arguments)
            var command = try parseAsRoot(arguments)
            if let caret = command as? CaretCommand, caret.showsVersion {
                print(version)
                return 0
            }
            try command.run()
            return 0
        } catch {
            return report(error, of: arguments.first { names.contains($0) })
        }
    }

    private static var names: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

    /// Checks the name of the command, because ArgumentParser would report a mistyped command as an unexpected
    /// argument.
    private static func checkName(in arguments: [String]) throws {
        guard let name = arguments.first, !name.hasPrefix("-"), name != "help", !names.contains(name) else { return }
        throw ValidationError("There is no command '\(name)'. Known ones: \(names.joined(separator: ", ")).")
    }

    /// - Parameter command: The command to whose help the message refers; `nil` if no command was recognised.
    private static func report(_ error: any Error, of command: String?) -> Int32 {
        let code = exitCode(for: error).rawValue
        if let status = error as? ExitCode { return status.rawValue }
        if code == 0 {
            print(fullMessage(for: error))
        } else {
            let help = (["caret"] + [command].compactMap { $0 } + ["--help"]).joined(separator: " ")
            let isUsage = code == ExitCode.validationFailure.rawValue
            Console.writeError(message(for: error) + (isUsage ? " (see `\(help)`)" : ""))
        }
        return code
    }
}
