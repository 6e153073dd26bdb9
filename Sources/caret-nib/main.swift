import UIKit
import UIKitCore

do {
    let command = try NibCommand(Array(CommandLine.arguments.dropFirst()))
    if command.isLint {
        exit(NibLint(files: command.files).run())
    }
    PreviewDelegate.command = command
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(PreviewDelegate.self))
} catch {
    FileHandle.standardError.write(Data("caret-nib: \(error)\n".utf8))
    exit(64)
}
