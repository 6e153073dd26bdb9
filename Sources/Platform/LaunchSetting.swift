/// A launch setting, with the same name everywhere: `--text-size large` on the command line of a program or of
/// `caret`, and `CARET_TEXT_SIZE=large` in the environment.
package struct LaunchSetting: Hashable, Sendable {
    /// The name without dashes, such as `text-size`.
    package let name: String
    /// The accepted values, as `--help` displays them, such as `light|dark`; "" for a flag.
    package let values: String
    /// The description, one sentence.
    package let help: String

    /// Whether the setting requires no value: `--frame` means `--frame=yes`.
    package var isFlag: Bool { values.isEmpty }

    /// The environment variable, such as `CARET_TEXT_SIZE`. An option on the command line takes precedence.
    package var variable: String { Self.variable(named: name) }

    private static func variable(named name: String) -> String {
        "CARET_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
    }

    private init(_ name: String, _ values: String, _ help: String) {
        self.name = name
        self.values = values
        self.help = help
    }

    /// The settings that describe the screen and the user.
    package static let screen = [
        LaunchSetting("device", "NAME", "A named device; iPhone 14 by default. `caret devices` lists them."),
        LaunchSetting("size", "WIDTHxHEIGHT", "The size of a plain screen, in points, such as 390x844: nothing is covered."),
        LaunchSetting("scale", "1…4", "Pixels per point."),
        LaunchSetting("safe-area", "TOP,LEFT,BOTTOM,RIGHT", "The edges that hardware covers, in points."),
        LaunchSetting("orientation", names(DisplayMetrics.Orientation.self), "How the device is held at the start."),
        LaunchSetting("appearance", names(DisplayMetrics.Appearance.self), "Light or dark."),
        LaunchSetting("text-size", names(DisplayMetrics.TextSize.self), "The size of text that the person chose."),
        LaunchSetting("direction", names(DisplayMetrics.Direction.self), "The layout direction; by default that of the locale."),
        LaunchSetting("contrast", names(DisplayMetrics.Contrast.self), "Whether the person chose increased contrast."),
        LaunchSetting("locale", "IDENTIFIER", "The locale of controls that show dates and numbers, such as ar_SA."),
        LaunchSetting("time-zone", "IDENTIFIER", "The time zone of the process, such as Asia/Tokyo."),
        LaunchSetting("keyboard", names(KeyboardMode.self), "The keyboard that text is typed on."),
    ]

    /// The other settings of a program.
    package static let program = [
        LaunchSetting("backend", "headless|window|web", "What shows the app; by default a window where a display exists, else a page."),
        LaunchSetting("web-host", "ADDRESS", "The address that the page is served on; 127.0.0.1 by default."),
        LaunchSetting("web-port", "0…65535", "The port that the page is served on; 0, the default, is any free one."),
        LaunchSetting("title", "TEXT", "The title of windows; the name of the program by default."),
        LaunchSetting("state", "FOLDER|none", "Where scenes are kept from one run to the next."),
        LaunchSetting("container", "FOLDER|none", "The app's own folders; by default one for its bundle identifier in the user's data."),
        LaunchSetting("second-screen", "WIDTHxHEIGHT", "A second screen of that size, in points, in a window of its own; none by default."),
        LaunchSetting("watchdog", "SECONDS", "How long the main thread may take before its stack is printed; 0, the default, is for ever."),
        LaunchSetting("trace", "FILE", "Where signposts of the module os are written, for ui.perfetto.dev; nowhere by default."),
        LaunchSetting("shortcut", "TYPE", "The type of the shortcut that the app is started for."),
        LaunchSetting("snapshot", "FILE", "Runs headless, writes a PNG once nothing is pending, and ends."),
        LaunchSetting(
            "snapshot-at", "SECONDS", "With --snapshot: the moment of the picture on the frame clock, instead of the end of all motion."),
        LaunchSetting("frame", "", "With --snapshot: draws the device around the picture."),
        LaunchSetting("settle-limit", "SECONDS", "With --snapshot: the longest wait for what is pending."),
    ]

    package static let all = program + screen

    /// Returns the setting with a name, or `nil`.
    package static func named(_ name: some StringProtocol) -> LaunchSetting? { all.first { $0.name == name } }

    private static func names<Value: CaseIterable & RawRepresentable>(_: Value.Type) -> String where Value.RawValue == String {
        Value.allCases.map(\.rawValue).joined(separator: "|")
    }
}
