import UIKit

extension AppDelegate {
    /// The exit code for an invalid command line, as in `sysexits.h`.
    private static let usageError: Int32 = 64

    /// Handles command lines that show no screen; launches the app for all others.
    static func main() {
        let arguments = ProgramArguments.app
        if arguments.contains("--help") || arguments.contains("-h") {
            print(LaunchOptions.usage, terminator: "")
            exit(0)
        }
        do {
            _ = try LaunchOptions(arguments, environment: ProcessInfo.processInfo.environment)
        } catch {
            FileHandle.standardError.write(Data("Todo: \(error)\n\(LaunchOptions.usage)".utf8))
            exit(usageError)
        }
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
    }
}
