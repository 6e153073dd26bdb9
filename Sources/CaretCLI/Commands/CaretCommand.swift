import ArgumentParser

/// The `caret` command: builds and starts an application of the package in the current folder, with back end, size and output
/// in its environment. It links no application itself.
package struct CaretCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "caret",
        abstract: "Runs UIKit applications on Linux: headless, in a window, in a browser.",
        subcommands: [RunCommand.self, SnapshotCommand.self, DevicesCommand.self, DoctorCommand.self])

    package init() {}

    /// Runs the command that `arguments` name, and returns the exit code of the process. Help goes to standard output, errors as
    /// one line to standard error.
    package static func run(_ arguments: [String]) -> Int32 {
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
            return 0
        } catch {
            return report(error)
        }
    }

    private static func report(_ error: any Error) -> Int32 {
        let code = exitCode(for: error).rawValue
        if let status = error as? ExitCode { return status.rawValue }
        if code == 0 {
            print(fullMessage(for: error))
        } else {
            Console.complain(message(for: error))
        }
        return code
    }
}
