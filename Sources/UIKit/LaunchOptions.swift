import Platform
import UIKitCore

/// The options of an application from its command line and the environment. The command line takes precedence.
struct LaunchOptions {
    /// The error for an invalid value in the environment or on the command line.
    struct InvalidValue: Error, CustomStringConvertible {
        let name: String
        let value: String
        let rule: String

        var description: String { "\(name) is '\(value)', but must be \(rule)" }
    }

    /// The name of the back end: `headless`, `window` or `web`; `nil` to choose an available one.
    var backend: String?
    /// The size, scale and appearance of the display; `nil` for the back end's default.
    var metrics: DisplayMetrics?
    /// The size of a second screen, in points; `nil` for none.
    var secondScreen: CGSize?
    /// The orientation of the device at launch; `nil` for portrait.
    var orientation: DisplayMetrics.Orientation?
    /// The locale of controls that show dates and numbers; `nil` for that of the process.
    var locale: Locale?
    /// The time zone of the process; `nil` for that of the machine.
    var timeZone: TimeZone?
    /// The path of the picture to write; `nil` to run until the app is closed.
    var snapshotPath: String?
    /// The time of the picture, in seconds of the frame clock after the launch; `nil` for the end of all motion.
    var snapshotTime: Double?
    /// Whether the device is drawn around the picture.
    var drawsFrame = false
    /// The maximum time to wait for the end of all motion, on both clocks.
    var settleLimit = SettleLimit.standard
    /// The keyboard mode; `nil` for the back end's default.
    var keyboard: KeyboardMode?
    var webHost = "127.0.0.1"
    /// The port; 0 for any free port.
    var webPort = 0
    /// The folder that keeps the state of scenes between runs; `nil` for none.
    var stateFolder: URL?
    /// The app's own folders; `nil` for those of the user.
    var container: AppContainer?
    /// The time after which the stack of a blocked main thread is printed, in seconds; 0 for never.
    var watchdog = 0.0
    /// The path of the file for signposts; `nil` for none.
    var tracePath: String?
    /// The type of the quick action that launches the app; `nil` for none.
    var shortcut: String?
    /// The title of windows; the program's name by default.
    var title: String

    /// - Parameter arguments: The entire command line, beginning with the program's path.
    init(environment: [String: String], arguments: [String]) throws(InvalidValue) {
        let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "Caret"
        let settings = try LaunchSettings(environment: environment, arguments: Array(arguments.dropFirst()))
        title = settings.text("title") ?? program
        snapshotPath = settings.text("snapshot")
        shortcut = settings.text("shortcut")
        tracePath = settings.text("trace")
        if let host = settings.text("web-host") { webHost = host }
        backend = try settings.choice("backend", among: ["headless", "window", "web"])
        keyboard = try settings.value("keyboard", KeyboardMode.self)
        orientation = try settings.value("orientation", DisplayMetrics.Orientation.self)
        locale = try settings.read("locale", rule: "a locale's identifier, such as de_CH", Self.locale)
        timeZone = try settings.read("time-zone", rule: "a time zone's identifier, such as Europe/Zurich") { TimeZone(identifier: $0) }
        metrics = try Self.metrics(settings, locale)
        drawsFrame = try settings.flag("frame")
        try checkFrame(settings)
        secondScreen = try settings.read("second-screen", rule: Self.sizeRule, Self.size)
        watchdog = try settings.seconds("watchdog", rule: "a number of seconds from 0 on") ?? 0
        container = container(settings, environment, program)
        stateFolder = stateFolder(settings, environment, program)
        if let port = try settings.read("web-port", rule: "a port from 0 to 65535", { Int($0) }, isValid: { (0...65535).contains($0) }) {
            webPort = port
        }
        if let seconds = try settings.seconds("settle-limit", rule: "a number of seconds above 0"), seconds > 0 {
            settleLimit = .seconds(seconds)
        }
        snapshotTime = try settings.seconds("snapshot-at", rule: "a number of seconds from 0 on")
    }

    /// Returns the folder that the setting `state` specifies. Without the setting, returns a folder of the program in
    /// the user's state folder; `nil` if the program runs headless or writes a snapshot.
    private func stateFolder(_ settings: LaunchSettings, _ environment: [String: String], _ program: String) -> URL? {
        if let path = settings.text("state") { return path == "none" ? nil : URL(fileURLWithPath: path, isDirectory: true) }
        guard backend != "headless", snapshotPath == nil else { return nil }
        let stateHome = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
        let homeFolder =
            environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) } ?? FileManager.default.homeDirectoryForCurrentUser
        let stateRoot = stateHome ?? homeFolder.appendingPathComponent(".local/state", isDirectory: true)
        return stateRoot.appendingPathComponent(program, isDirectory: true)
    }

    private func container(_ settings: LaunchSettings, _ environment: [String: String], _ program: String) -> AppContainer? {
        if let path = settings.text("container") {
            return path == "none" ? nil : AppContainer(root: URL(fileURLWithPath: path, isDirectory: true))
        }
        return AppContainer(identifier: Bundle.main.bundleIdentifier ?? program, environment: environment)
    }

    private static func locale(_ text: String) -> Locale? {
        let locale = Locale(identifier: text)
        guard let code = locale.language.languageCode, code.isISOLanguage else { return nil }
        return locale
    }
}
