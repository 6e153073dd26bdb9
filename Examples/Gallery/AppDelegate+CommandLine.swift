import UIKit

extension AppDelegate {
    /// The exit code for an invalid command line, as in `sysexits.h`.
    private static let usageError: Int32 = 64

    /// Handles command lines that show no screen; launches the app for all others.
    static func main() {
        let arguments = LaunchArguments(ProgramArguments.app)
        if arguments.wantsHelp {
            print(LaunchArguments.usage)
            exit(0)
        }
        if let unknown = arguments.unknown {
            FileHandle.standardError.write(Data("Gallery: '\(unknown)' means nothing here; see 'Gallery --help'\n".utf8))
            exit(usageError)
        }
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
    }
}
