import Foundation

/// The program that the plugins start, from the folder of the tests' bundle.
enum Tool {
    static let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("caret-build-step").path
}
