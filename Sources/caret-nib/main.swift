import Logging
// Named by nobody here: nibs find the class of maps in the program.
import MapKit
import UIKit
import UIKitCore

do {
    let command = try NibCommand(Array(CommandLine.arguments.dropFirst()))
    if command.isLint {
        // What it finds is its output; the log would say all of it a second time.
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        exit(NibLint(files: command.files).run())
    }
    PreviewDelegate.command = command
    // What cannot be read is said when it is to be shown.
    if let device = try? NibDevice(of: URL(fileURLWithPath: command.files[0])) {
        for (name, value) in device.environment(over: ProcessInfo.processInfo.environment) where name.hasPrefix("CARET_") {
            setenv(name, value, 1)
        }
    }
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(PreviewDelegate.self))
} catch {
    FileHandle.standardError.write(Data("caret-nib: \(error)\n".utf8))
    exit(64)
}
