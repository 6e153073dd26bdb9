import CoreGraphics
// Imported only for the nibs, which find the map classes by name in the program.
import MapKit
import UIKit
import UIKitCore

do {
    let command = try NibCommand(Array(CommandLine.arguments.dropFirst()))
    if command.isLint {
        // The findings are the output; the log would repeat them.
        Diagnostics.stopLogging()
        exit(NibLint(files: command.files).run())
    }
    PreviewDelegate.command = command
    // Errors are reported when the file is to be shown.
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
