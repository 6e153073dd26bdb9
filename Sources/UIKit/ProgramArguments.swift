import Platform

/// The command line of an app: UIKit's settings, such as `--text-size`, and the remaining arguments of the app.
public enum ProgramArguments {
    /// The arguments of this process that are not settings of UIKit, in order, without the program's path. All
    /// arguments from `--` on belong to the app.
    public static var app: [String] { app(in: Array(ProcessInfo.processInfo.arguments.dropFirst())) }

    /// Returns the arguments among `arguments` that are not settings of UIKit.
    ///
    /// - Parameter arguments: A command line without the program's path.
    public static func app(in arguments: [String]) -> [String] {
        (try? LaunchSettings(environment: [:], arguments: arguments))?.appArguments ?? arguments
    }

    /// UIKit's settings, one per line, with their values, as a program prints them for `--help`.
    public static var help: String {
        let rows = LaunchSetting.all.map { (name: "--\($0.name) \($0.values)", setting: $0) }
        let lines = rows.map { row in
            row.name.count < column
                ? "  " + row.name.padding(toLength: column, withPad: " ", startingAt: 0) + row.setting.help
                : "  \(row.name)\n  " + String(repeating: " ", count: column) + row.setting.help
        }
        return """
            Options of the toolkit; each is read from the environment, too: --text-size is CARET_TEXT_SIZE.
            What follows -- is the app's own.

            \(lines.joined(separator: "\n"))
            """
    }

    /// The column at which the explanations begin.
    private static let column = 34
}
