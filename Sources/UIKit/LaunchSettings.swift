import Platform

/// The unparsed texts of the settings from the command line and the environment.
struct LaunchSettings {
    typealias InvalidValue = LaunchOptions.InvalidValue

    /// Whether the command line requests the list of options.
    private(set) var wantsHelp = false
    /// The arguments that are not settings, in order: those of the app.
    private(set) var appArguments: [String] = []
    private var arguments: [String: String] = [:]
    private let environment: [String: String]

    /// - Parameter arguments: The command line without the program. Settings are read up to the first `--`; the
    ///   rest belongs to the app.
    init(environment: [String: String], arguments: [String]) throws(InvalidValue) {
        self.environment = environment
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            if argument == "--" {
                appArguments += [argument] + remaining
                return
            }
            if argument == "--help" || argument == "-h" { wantsHelp = true }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard argument.hasPrefix("--"), let setting = LaunchSetting.named(parts[0].dropFirst(2)) else {
                appArguments.append(argument)
                continue
            }
            guard let value = parts.count == 2 ? String(parts[1]) : setting.isFlag ? "yes" : remaining.popFirst() else {
                throw InvalidValue(name: "--\(setting.name)", value: "", rule: setting.values)
            }
            self.arguments[setting.name] = value
        }
    }

    /// Returns the text of a setting; `nil` for none or an empty text.
    func text(_ name: String) -> String? {
        guard let text = raw(name), !text.isEmpty else { return nil }
        return text
    }

    func has(_ setting: LaunchSetting) -> Bool { raw(setting.name) != nil }

    /// Returns whether the command line, which takes precedence over the environment, contains the setting.
    func isArgument(_ name: String) -> Bool { arguments[name] != nil }

    /// Returns whether a flag is set: `yes`, `true` and `1` set it, `no`, `false` and `0` do not.
    func flag(_ name: String) throws(InvalidValue) -> Bool {
        try read(name, rule: "yes or no") { ["yes": true, "true": true, "1": true, "no": false, "false": false, "0": false][$0] } ?? false
    }

    /// Returns the error for an invalid value.
    func invalidValue(_ name: String, rule: String) -> InvalidValue { InvalidValue(name: source(name), value: raw(name) ?? "", rule: rule) }

    /// Returns the result of `read` for the text of a setting; `nil` without a text.
    ///
    /// - Throws: An error with the value and the rule, if `read` returns `nil` or a value that is not valid.
    func read<Value>(
        _ name: String, rule: String, _ read: (String) -> Value?, isValid: (Value) -> Bool = { _ in true }
    ) throws(InvalidValue) -> Value? {
        guard let text = raw(name) else { return nil }
        guard let value = read(text), isValid(value) else {
            throw InvalidValue(name: source(name), value: text, rule: rule)
        }
        return value
    }

    /// Returns the case of an enumeration for a setting.
    func value<Value: CaseIterable & RawRepresentable>(_ name: String, _: Value.Type) throws(InvalidValue) -> Value?
    where Value.RawValue == String {
        try read(name, rule: Self.list(Value.allCases.map(\.rawValue))) { Value(rawValue: $0) }
    }

    /// Returns a value for a setting that must be one of `values`.
    func choice(_ name: String, among values: [String]) throws(InvalidValue) -> String? {
        try read(name, rule: Self.list(values)) { values.contains($0) ? $0 : nil }
    }

    /// Returns a number of seconds, at least 0 and less than a million.
    func seconds(_ name: String, rule: String) throws(InvalidValue) -> Double? {
        try read(name, rule: rule, { Double($0) }, isValid: { $0 >= 0 && $0 < 1e6 && (name != "settle-limit" || $0 > 0) })
    }

    private func raw(_ name: String) -> String? {
        arguments[name] ?? LaunchSetting.named(name).flatMap { environment[$0.variable] }
    }

    /// Returns the name by which the value was specified, for messages.
    private func source(_ name: String) -> String {
        arguments[name] != nil ? "--\(name)" : LaunchSetting.named(name)?.variable ?? name
    }

    private static func list(_ values: [String]) -> String {
        guard let last = values.last, values.count > 1 else { return values.first ?? "" }
        return values.dropLast().joined(separator: ", ") + " or \(last)"
    }
}
