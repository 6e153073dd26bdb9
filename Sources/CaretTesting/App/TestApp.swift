import HeadlessBackend
import MainThread
import Platform
import Testing

/// An application that runs in a test without a window and a display. Only the test advances its clock.
///
/// ```swift
/// @Test(.app) func savingClosesTheEditor() async throws {
///     let app = try await TestApp.launch(AppDelegate())
///     try await app.tap("Save")
///     try await app.settle()
///     #expect(!app.exists("Editor"))
/// }
/// ```
///
/// A process has one application at a time, so put the `.app` trait on every test that launches one. A launch without
/// the trait records an issue.
@MainActor public final class TestApp {
    /// The running application; `nil` if there is none.
    static var current: TestApp?

    let backend: HeadlessBackend
    let host: ApplicationHost
    var nextPointer = 0
    /// The part of the requested time that does not fill a frame yet, in seconds.
    var remainder = 0.0
    /// The diagnostics since launch, oldest first.
    public var diagnostics: [Diagnostic] { recorder.diagnostics }
    private let recorder = DiagnosticRecorder()
    /// Sets the time zone of the device while the app runs.
    private var timeZone: TemporaryTimeZone?

    /// Launches an application and waits for its first frame.
    ///
    /// - Parameters:
    ///   - delegate: The app's delegate, as `@main` would make it. The expression is evaluated once, after
    ///     `UIApplication.shared` and `UIScreen.main` refer to the new application. A window in a stored property
    ///     therefore belongs to that application.
    ///   - device: The device; 390x844 points at scale 3 by default.
    ///   - screens: Further virtual screens; none by default.
    ///   - rate: The display's frames per second; 60 by default.
    ///   - address: The URL that the app opens at launch; `nil`, the default, for none.
    ///   - shortcut: The type of the quick action that launches the app; `nil`, the default, for none.
    ///   - stateFolder: The folder in which the state of scenes is saved between launches; `nil`, the default, for
    ///     none.
    ///   - fileID: The source file of the launch, for the issue that a launch in a test without `.app` records.
    ///   - filePath: The path of that file.
    ///   - line: The line in that file.
    ///   - column: The column in the line.
    /// - Throws: The error of the back end if it cannot start.
    public static func launch(
        _ delegate: @autoclosure @escaping @MainActor () -> any UIApplicationDelegate, on device: Device = .standard,
        screens: [Device] = [], rate: Int = 60,
        opening address: URL? = nil, shortcut: String? = nil, stateFolder: URL? = nil,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) async throws -> TestApp {
        ApplicationLease.expect(at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        current?.terminate()
        Watchdog.shared.start(limit: watchdogLimit) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        let zone = device.timeZone.map(TemporaryTimeZone.init)
        let app = try TestApp(
            makeDelegate: delegate, displays: [device.metrics] + screens.map(\.metrics), rate: rate, keyboard: device.keyboard
        ) { host in
            host.launchURL = address
            host.launchShortcut = shortcut
            host.stateFolder = stateFolder
            host.locale = device.locale
            if let orientation = device.orientation { host.setLaunchOrientation(orientation) }
        }
        app.timeZone = zone
        NoLeaksTrait.applicationDidLaunch()
        await app.advance(frames: 1)
        return app
    }

    /// Launches an application whose window shows `controller`, for tests of a single screen or view.
    public static func launch(
        showing controller: @escaping @MainActor () -> UIViewController, on device: Device = .standard, rate: Int = 60,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) async throws -> TestApp {
        try await launch(
            SingleScreenDelegate(controller), on: device, rate: rate, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    private init(
        makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate, displays: [DisplayMetrics], rate: Int, keyboard: KeyboardMode,
        prepare: (ApplicationHost) -> Void
    ) throws {
        backend = HeadlessBackend(displays: displays, rate: rate)
        host = ApplicationHost(backend: backend, keyboard: keyboard) { makeDelegate() }
        // A test must not depend on the network of the computer.
        host.system.network.followsComputer = false
        prepare(host)
        try host.launch()
        Self.current = self
    }

    /// Terminates the application: its delegate is notified, its windows close, and another application can be
    /// launched.
    public func terminate() {
        guard Self.current === self else { return }
        reportCallsOffMainThread()
        host.terminate()
        recorder.stop()
        timeZone = nil
        Self.current = nil
    }

    /// The time after which a blocked main thread is reported on standard error with its stack: 10 s.
    private static let watchdogLimit = 10.0

    /// Records an issue at the line of the call for each call of UIKit on a thread other than the main thread.
    private func reportCallsOffMainThread() {
        for diagnostic in diagnostics where diagnostic.code == MainThreadChecker.code {
            let file = URL(fileURLWithPath: diagnostic.fileID)
            Issue.record(
                "\(diagnostic.message)",
                sourceLocation: SourceLocation(
                    fileID: "App/\(file.lastPathComponent)", filePath: diagnostic.fileID, line: max(1, diagnostic.line), column: 1))
        }
    }

    /// The running application.
    public var application: UIApplication { host.application }

    /// The counters of the frame loop since launch: ticks, layouts, displays, damage and others.
    public var counters: FrameCounters { host.frameLoop.counters }

    /// The key window; if no window is key, the frontmost one.
    ///
    /// - Precondition: A window is visible.
    public var mainWindow: UIWindow {
        let windows = application.windows.filter { !$0.isHidden }
        guard let window = windows.first(where: \.isKeyWindow) ?? windows.last else {
            preconditionFailure("TestApp: no window is visible. Call makeKeyAndVisible() in the app's delegate.")
        }
        return window
    }

    /// The visible windows, back to front, with those of the system in front.
    var visibleWindows: [UIWindow] { application.windows.filter { !$0.isHidden } + host.systemWindows }

    var clock: HeadlessClock { backend.headlessClock }

    func send(_ event: PlatformEvent, screen: Int = 0) {
        guard backend.windows.indices.contains(screen) else { return }
        backend.windows[screen].send(event)
    }
}
