import Dispatch
import HeadlessBackend
import MainThread
import Platform
import UIKitCore

/// Runs an application until it terminates, and exits the process.
///
/// - Parameters:
///   - argc: Ignored; the arguments of the process are used.
///   - argv: Ignored.
///   - principalClassName: The name of a subclass of `UIApplication`, as returned by `NSStringFromClass`;
///     `nil` for `UIApplication`.
///   - delegateClassName: The name of the delegate's class, as returned by `NSStringFromClass`; `nil` for an
///     app without a delegate.
/// - Returns: Never. The process exits with 0, or with 1 and one line on standard error if the
///   app could not be shown.
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)
@preconcurrency @discardableResult @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let principal = principalClassName.map { ApplicationRun.find($0, as: UIApplication.self) } ?? UIApplication.self
    let delegate = delegateClassName.map { ApplicationRun.find($0, as: NSObject.self) }
    ApplicationRun.run(applicationClass: principal, delegateClass: delegate)
}

extension UIApplicationDelegate {
    /// Runs an application with a delegate of this class; called by `@main`.
    @MainActor public static func main() {
        ApplicationRun.run(applicationClass: UIApplication.self, delegateClass: Self.self as? NSObject.Type)
    }
}

/// The run of an application in a process, from the command line to the exit code.
@MainActor enum ApplicationRun {
    static func run(applicationClass: UIApplication.Type, delegateClass: NSObject.Type?) -> Never {
        do {
            let process = ProcessInfo.processInfo
            printHelpIfRequested(process)
            PreviewRun.writeListIfRequested(process.environment)
            let preview = try PreviewRun.preview(process.environment)
            let options = try LaunchOptions(environment: process.environment, arguments: process.arguments)
            do { try options.container?.activate() } catch { fail("the app's folders cannot be made: \(error.localizedDescription)") }
            if let zone = options.timeZone { ProcessTimeZone.change(to: zone) }
            // The module `os` reads the variable, because it does not know UIKit.
            if let path = options.tracePath { setenv("CARET_TRACE", path, 1) }
            if options.watchdog > 0 { Watchdog.shared.start(limit: options.watchdog) { writeToStandardError($0) } }
            func launch() throws {
                if options.snapshotPath != nil {
                    try SnapshotRun.start(host(BackendChoice.headless(options, realTime: false)), options)
                } else {
                    try start(host(BackendChoice.make(options)), options)
                }
            }
            if preview == nil { try launch() } else { try PreviewApplicationDelegate.withoutScenes(launch) }
            func host(_ backend: any Backend) -> ApplicationHost {
                let host = ApplicationHost(
                    backend: backend, title: options.title, keyboard: options.keyboard, applicationClass: applicationClass
                ) {
                    if let preview { return PreviewApplicationDelegate(preview) }
                    return delegateClass.flatMap { DelegateConstruction.make($0) as? any UIApplicationDelegate }
                }
                host.launchURL = LaunchURL.among(process.arguments.dropFirst())
                host.launchShortcut = options.shortcut
                host.locale = options.locale
                if let orientation = options.orientation { host.setLaunchOrientation(UIDeviceOrientation(orientation)) }
                host.stateFolder = backend is HeadlessBackend && process.environment["CARET_STATE"] == nil ? nil : options.stateFolder
                return host
            }
        } catch {
            fail("\(error)")
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Prints the options and exits the process with 0, if the command line requests help.
    private static func printHelpIfRequested(_ process: ProcessInfo) {
        let arguments = Array(process.arguments.dropFirst())
        guard (try? LaunchSettings(environment: [:], arguments: arguments))?.wantsHelp == true else { return }
        let program = URL(fileURLWithPath: process.arguments.first ?? "app").lastPathComponent
        print("usage: \(program) [OPTION VALUE]… [ARGUMENT]… [-- ARGUMENT…]\n\n\(ProgramArguments.help)")
        exit(0)
    }

    /// Returns the class with a name.
    static func find<Class: NSObject>(_ name: String, as kind: Class.Type) -> Class.Type {
        guard let type = (ClassTables.named(name) ?? NSClassFromString(name)) as? Class.Type else {
            fail("there is no class '\(name)' that is a \(kind); names are those which NSStringFromClass gives")
        }
        return type
    }

    /// Prints the reason of a failure in one line, and exits the process with 1.
    static func fail(_ reason: String) -> Never {
        writeToStandardError(reason)
        exit(1)
    }

    /// Writes one line to standard error.
    nonisolated static func writeToStandardError(_ message: String) {
        let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? "caret").lastPathComponent
        FileHandle.standardError.write(Data("\(program): \(message)\n".utf8))
    }

    private static func start(_ host: ApplicationHost, _ options: LaunchOptions) throws(BackendError) {
        host.onTerminate = { exit(0) }
        try host.launch()
        if let size = options.secondScreen {
            try host.connectScreen(DisplayMetrics(size: size, scale: host.mainScreen.scale, appearance: host.mainScreen.metrics.appearance))
        }
        endOnSignals(host)
        if let address = BackendChoice.address(of: host.backend) {
            FileHandle.standardOutput.write(Data("\(address)\n".utf8))
        } else if host.backend is HeadlessBackend {
            writeToStandardError(headlessNotice(host.backend.displays[0].metrics))
        }
    }

    /// Returns the notice for users of a headless application, which shows nothing.
    private static func headlessNotice(_ metrics: DisplayMetrics) -> String {
        let size = "\(NumberText.describe(metrics.size.width))x\(NumberText.describe(metrics.size.height))"
        return "running headless at \(size) points, scale \(NumberText.describe(metrics.scale)); Ctrl-C or SIGTERM ends it"
    }

    /// The signal sources, retained for the lifetime of the process.
    private static var signalSources: [any DispatchSourceSignal] = []

    /// Terminates the application in order when the process is interrupted or terminated.
    private static func endOnSignals(_ host: ApplicationHost) {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated {
                    host.terminate()
                    exit(0)
                }
            }
            source.resume()
            signalSources.append(source)
        }
    }
}
