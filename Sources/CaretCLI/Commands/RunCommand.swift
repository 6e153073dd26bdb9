import ArgumentParser
import Foundation

/// `caret run`: builds a product and replaces this process by the application, which then receives signals and
/// determines the exit code.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Builds an executable product of a package, and starts it.",
        usage: "caret run [<path or product>] [--backend <backend>] [--packages <folder>] [<options>] [-- <arguments>]")

    @Argument(help: "The folder of a package, or an executable product of the package in the current folder. (default: its only one)")
    var product: String?

    @OptionGroup var package: PackageOptions

    @Option(help: "What shows it: headless, window or web. By default a window where a display exists, else web.")
    var backend: BackendName?

    @OptionGroup var screen: ScreenOptions

    @Option(help: "web: the address to listen on. Loopback unless told otherwise.")
    var host: String?

    @Option(help: "web: the port to listen on, 0 being any that is free.")
    var port: UInt16?

    @Option(help: "The type of the shortcut that the application is started for.")
    var shortcut: String?

    @Argument(parsing: .postTerminator, help: "What follows -- are the application's arguments.")
    var arguments: [String] = []

    func run() throws {
        let (place, build) = try package.build(product)
        let program = try build.build(build.executable(place.product), configuration: package.configuration)
        try ChildProcess(program: program, arguments: arguments, environment: environment(over: ProcessInfo.processInfo.environment))
            .replaceProcess()
    }

    /// The time after which an application with a blocked main thread prints its stack, in seconds.
    static let watchdogLimit = 10

    /// Returns the environment for the application.
    func environment(over inherited: [String: String]) -> [String: String] {
        var result = screen.environment(over: inherited)
        for name in ["CARET_SNAPSHOT", "CARET_SNAPSHOT_AT", "CARET_FRAME"] { result[name] = nil }
        if result["CARET_WATCHDOG"] == nil { result["CARET_WATCHDOG"] = String(Self.watchdogLimit) }
        if let backend { result["CARET_BACKEND"] = backend.rawValue }
        if let shortcut { result["CARET_SHORTCUT"] = shortcut }
        if let host { result["CARET_WEB_HOST"] = host }
        if let port { result["CARET_WEB_PORT"] = String(port) }
        return result
    }
}
