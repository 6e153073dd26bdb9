import UIKit

/// The app's command line, which is answered before anything is shown.
@main enum Program {
    /// The exit code of a command line that cannot be followed, as `sysexits.h` has it.
    private static let usageError: Int32 = 64

    @MainActor static func main() {
        let arguments = LaunchArguments(Array(ProcessInfo.processInfo.arguments.dropFirst()))
        if arguments.wantsHelp {
            print(LaunchArguments.usage)
            exit(0)
        }
        if let unknown = arguments.unknown {
            FileHandle.standardError.write(Data("Gallery: '\(unknown)' means nothing here; see 'Gallery --help'\n".utf8))
            exit(usageError)
        }
        AppDelegate.main()
    }
}
