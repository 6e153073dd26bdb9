import Platform

/// The command line of an app: the settings that the toolkit reads, such as `--text-size`, and the arguments that are left to the app.
public enum ProgramArguments {
    /// The arguments of this process that are no settings of the toolkit, in order, without the program's path. From `--` on, all
    /// arguments are the app's.
    public static var app: [String] { app(in: Array(ProcessInfo.processInfo.arguments.dropFirst())) }

    /// The arguments among `arguments` that are no settings of the toolkit.
    ///
    /// - Parameter arguments: a command line without the program's path.
    public static func app(in arguments: [String]) -> [String] {
        (try? LaunchSettings(environment: [:], arguments: arguments))?.appArguments ?? arguments
    }

    /// The settings of the toolkit, one a line, with the values that they take. A program prints it for `--help`.
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

    /// The column at which explanations begin.
    private static let column = 34
}
