import UIKit

extension AppDelegate {
    /// The exit code for an invalid command line, as in `sysexits.h`.
    private static let usageError: Int32 = 64

    /// Handles command lines that show no screen; launches the app for all others.
    static func main() {
        let options = LaunchOptions(ProgramArguments.app)
        if options.wantsHelp {
            print(LaunchOptions.usage)
            exit(0)
        }
        if let unknown = options.unknown {
            FileHandle.standardError.write(Data("Kebabs: '\(unknown)' means nothing like this; see 'Kebabs --help'\n".utf8))
            exit(usageError)
        }
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
    }
}
