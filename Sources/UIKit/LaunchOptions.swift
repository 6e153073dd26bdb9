import Platform
import UIKitCore

/// How an application is shown: what its command line and the environment say. The command line outranks the environment.
struct LaunchOptions {
    /// Why the environment or the command line cannot be followed.
    struct Mistake: Error, CustomStringConvertible {
        let name: String
        let value: String
        let rule: String

        var description: String { "\(name) is '\(value)', but must be \(rule)" }
    }

    /// `headless`, `window` or `web`; `nil` to choose by what is there.
    var backend: String?
    /// Size, scale and look of the display; `nil` to leave it to the back end.
    var metrics: DisplayMetrics?
    /// The size of a second screen, in points; `nil` for none.
    var secondScreen: CGSize?
    /// How the device is held at the start; `nil` for upright.
    var orientation: DisplayMetrics.Orientation?
    /// The locale of controls that show dates and numbers; `nil` for that of the process.
    var locale: Locale?
    /// The time zone that the process changes to; `nil` to keep that of the machine.
    var timeZone: TimeZone?
    /// Where to write a picture; `nil` to run until the app is closed.
    var snapshotPath: String?
    /// The moment of the picture, in seconds of the frame clock after the launch; `nil` for the end of all motion.
    var snapshotTime: Double?
    /// Whether the device is drawn around the picture.
    var drawsFrame = false
    /// The longest wait for the end of all motion, on either clock.
    var settleLimit = SettleLimit.standard
    /// The keyboard that text is typed on; `nil` to leave it to the back end.
    var keyboard: KeyboardMode?
    var webHost = "127.0.0.1"
    /// 0 is any port that is free.
    var webPort = 0
    /// Where scenes are kept from one run to the next; `nil` for nowhere.
    var stateFolder: URL?
    /// The app's own folders; `nil` to leave it the user's.
    var container: AppContainer?
    /// How long the main thread may take before its stack is printed, in seconds; 0 for ever.
    var watchdog = 0.0
    /// The type of the shortcut that the app is started for; `nil` for none.
    var shortcut: String?
    /// The title of windows: the program's name by default.
    var title: String

    /// - Parameter arguments: all of the command line, the program's path first.
    init(environment: [String: String], arguments: [String]) throws(Mistake) {
        let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "Caret"
        let given = try LaunchSettings(environment: environment, arguments: Array(arguments.dropFirst()))
        title = given.text("title") ?? program
        snapshotPath = given.text("snapshot")
        shortcut = given.text("shortcut")
        if let host = given.text("web-host") { webHost = host }
        backend = try given.choice("backend", among: ["headless", "window", "web"])
        keyboard = try given.value("keyboard", KeyboardMode.self)
        orientation = try given.value("orientation", DisplayMetrics.Orientation.self)
        locale = try given.read("locale", rule: "a locale's identifier, such as de_CH", Self.locale)
        timeZone = try given.read("time-zone", rule: "a time zone's identifier, such as Europe/Zurich") { TimeZone(identifier: $0) }
        metrics = try Self.metrics(given, locale)
        drawsFrame = try given.flag("frame")
        try checkFrame(given)
        secondScreen = try given.read("second-screen", rule: Self.sizeRule, Self.size)
        watchdog = try given.seconds("watchdog", rule: "a number of seconds from 0 on") ?? 0
        container = container(given, environment, program)
        stateFolder = stateFolder(given, environment, program)
        if let port = try given.read("web-port", rule: "a port from 0 to 65535", { Int($0) }, isRight: { (0...65535).contains($0) }) {
            webPort = port
        }
        if let seconds = try given.seconds("settle-limit", rule: "a number of seconds above 0"), seconds > 0 {
            settleLimit = .seconds(seconds)
        }
        snapshotTime = try given.seconds("snapshot-at", rule: "a number of seconds from 0 on")
    }

    /// The folder that `state` names; else, unless the program runs headless, one of its own among the user's.
    private func stateFolder(_ given: LaunchSettings, _ environment: [String: String], _ program: String) -> URL? {
        if let path = given.text("state") { return path == "none" ? nil : URL(fileURLWithPath: path, isDirectory: true) }
        guard backend != "headless", snapshotPath == nil else { return nil }
        let home = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
        let person =
            environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) } ?? FileManager.default.homeDirectoryForCurrentUser
        let states = home ?? person.appendingPathComponent(".local/state", isDirectory: true)
        return states.appendingPathComponent(program, isDirectory: true)
    }

    private func container(_ given: LaunchSettings, _ environment: [String: String], _ program: String) -> AppContainer? {
        if let path = given.text("container") {
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
