import HeadlessBackend
import MainThread
import Platform
import Testing

/// An application that runs headless under a test: no window, no display, and a clock which only the test moves.
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
/// A process has one application at a time: put the `.app` trait on every test which launches one. A launch without it is an issue.
@MainActor public final class TestApp {
    /// The one that runs, if any.
    static var current: TestApp?

    let backend: HeadlessBackend
    let host: ApplicationHost
    var nextPointer = 0
    /// How much of the time that was asked for has not filled a frame yet, in seconds.
    var remainder = 0.0
    /// What was diagnosed since the launch, oldest first.
    public var diagnostics: [Diagnostic] { recorder.diagnostics }
    private let recorder = DiagnosticRecorder()
    /// The time zone of the device, as long as the app runs.
    private var timeZone: TemporaryTimeZone?

    /// Launches an application and waits for its first frame.
    ///
    /// - Parameters:
    ///   - delegate: the app's delegate, as `@main` would make it. The expression is evaluated once, when `UIApplication.shared` and
    ///     `UIScreen.main` are those of the new application, so that a window that is a stored property belongs to it.
    ///   - device: 390x844 points at scale 3 by default.
    ///   - screens: further virtual screens; none by default.
    ///   - rate: the display's frames per second; 60 by default.
    ///   - address: what the app is started to open; `nil`, the default, for nothing.
    ///   - shortcut: the type of the shortcut that the app is started for; `nil`, the default, for none.
    ///   - stateFolder: where scenes are kept from one launch to the next; `nil`, the default, for nowhere.
    ///   - fileID: the file of the launch, where one from a test without `.app` is recorded as an issue.
    ///   - filePath: that file's path.
    ///   - line: the line in it.
    ///   - column: the column in the line.
    /// - Throws: what the back end throws if it cannot start.
    public static func launch(
        _ delegate: @autoclosure @escaping @MainActor () -> any UIApplicationDelegate, on device: Device = .standard,
        screens: [Device] = [], rate: Int = 60,
        opening address: URL? = nil, shortcut: String? = nil, stateFolder: URL? = nil,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) async throws -> TestApp {
        AppTurn.expect(at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        current?.terminate()
        Watchdog.shared.start(limit: watchdogLimit) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        let zone = device.timeZone.map(TemporaryTimeZone.init)
        let app = try TestApp(
            makeDelegate: delegate, displays: [device.metrics] + screens.map(\.metrics), rate: rate, keyboard: device.keyboard
        ) { host in
            host.launchAddress = address
            host.launchShortcut = shortcut
            host.stateFolder = stateFolder
            host.locale = device.locale
            if let orientation = device.orientation { host.hold(orientation) }
        }
        app.timeZone = zone
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
        prepare(host)
        try host.launch()
        Self.current = self
    }

    /// Ends the application: its delegate is told, its windows close, and `UIApplication.shared` is free for the next one.
    public func terminate() {
        guard Self.current === self else { return }
        failOffMainCalls()
        host.terminate()
        recorder.stop()
        timeZone = nil
        Self.current = nil
    }

    /// 10 s: a main thread that takes longer for one piece of work is reported on standard error, with its stack.
    private static let watchdogLimit = 10.0

    /// Calls of UIKit off the main thread fail the test, at the line that made them.
    private func failOffMainCalls() {
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

    /// What the frame loop has counted so far: ticks, layouts, displays, damage and more.
    public var counters: FrameCounters { host.frameLoop.counters }

    /// The key window; the frontmost one if none is key.
    ///
    /// - Precondition: a window is visible.
    public var mainWindow: UIWindow {
        let windows = visibleWindows
        guard let window = windows.first(where: \.isKeyWindow) ?? windows.last else {
            preconditionFailure("TestApp: no window is visible. Call makeKeyAndVisible() in the app's delegate.")
        }
        return window
    }

    /// The windows that are not hidden, back to front.
    var visibleWindows: [UIWindow] { application.windows.filter { !$0.isHidden } }

    var clock: HeadlessClock { backend.headlessClock }

    func send(_ event: PlatformEvent, screen: Int = 0) {
        guard backend.windows.indices.contains(screen) else { return }
        backend.windows[screen].send(event)
    }
}
