import Platform
import UIKitCore

/// How an application shall be shown, as the environment and the command line say it.
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
    /// Where to write a picture once nothing moves; `nil` to run until the app is closed.
    var snapshotPath: String?
    /// How long to wait for that, on either clock.
    var settleLimit = SettleLimit.standard
    /// What text is typed with; `nil` to leave it to the back end.
    var keyboard: KeyboardMode?
    var webHost = "127.0.0.1"
    /// 0 is any port that is free.
    var webPort = 0
    /// Where scenes are kept from one run to the next; `nil` for nowhere.
    var stateFolder: URL?
    /// The type of the shortcut that the app is started for; `nil` for none.
    var shortcut: String?
    /// What windows are called: the program's name, unless `CARET_TITLE` says otherwise.
    var title: String

    /// - Parameter arguments: all of the command line, the program's path first.
    init(environment: [String: String], arguments: [String]) throws(Mistake) {
        let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "Caret"
        title = environment["CARET_TITLE"].flatMap { $0.isEmpty ? nil : $0 } ?? program
        backend = environment["CARET_BACKEND"]
        snapshotPath = environment["CARET_SNAPSHOT"]
        shortcut = environment["CARET_SHORTCUT"].flatMap { $0.isEmpty ? nil : $0 }
        try readArguments(Array(arguments.dropFirst()))
        try checkBackend()
        try readMetrics(environment)
        stateFolder = stateFolder(environment, program)
        if let text = environment["CARET_KEYBOARD"] {
            guard let mode = KeyboardMode(rawValue: text) else {
                throw Mistake(name: "CARET_KEYBOARD", value: text, rule: "hardware, automatic or onscreen")
            }
            keyboard = mode
        }
        if let text = environment["CARET_SECOND_SCREEN"] { secondScreen = try Self.size(text, "CARET_SECOND_SCREEN") }
        if let host = environment["CARET_WEB_HOST"] { webHost = host }
        if let text = environment["CARET_WEB_PORT"] {
            guard let port = Int(text), (0...65535).contains(port) else {
                throw Mistake(name: "CARET_WEB_PORT", value: text, rule: "a port from 0 to 65535")
            }
            webPort = port
        }
        if let text = environment["CARET_SETTLE_LIMIT"] {
            guard let seconds = Double(text), seconds > 0, seconds < 1e6 else {
                throw Mistake(name: "CARET_SETTLE_LIMIT", value: text, rule: "a number of seconds above 0")
            }
            settleLimit = .seconds(seconds)
        }
    }

    /// `--backend NAME` is ours, up to the first `--`; all else is the app's, which reads its command line by itself.
    private mutating func readArguments(_ given: [String]) throws(Mistake) {
        var rest = given[...]
        while let argument = rest.popFirst() {
            if argument == "--" { break }
            if argument == "--backend" {
                guard let name = rest.popFirst() else {
                    throw Mistake(name: "--backend", value: "", rule: Self.backendRule)
                }
                backend = name
            }
        }
    }

    /// The folder that `CARET_STATE` names; else, unless the program runs headless, one of its own among the person's.
    private func stateFolder(_ environment: [String: String], _ program: String) -> URL? {
        if let path = environment["CARET_STATE"], !path.isEmpty {
            return path == "none" ? nil : URL(fileURLWithPath: path, isDirectory: true)
        }
        guard backend != "headless", snapshotPath == nil else { return nil }
        let home = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
        let person =
            environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) } ?? FileManager.default.homeDirectoryForCurrentUser
        let states = home ?? person.appendingPathComponent(".local/state", isDirectory: true)
        return states.appendingPathComponent(program, isDirectory: true)
    }

    private static let backendRule = "headless, window or web"

    private func checkBackend() throws(Mistake) {
        guard let backend, !["headless", "window", "web"].contains(backend) else { return }
        throw Mistake(name: "the back end", value: backend, rule: Self.backendRule)
    }

    private mutating func readMetrics(_ environment: [String: String]) throws(Mistake) {
        let names = ["CARET_DEVICE", "CARET_SIZE", "CARET_SCALE", "CARET_APPEARANCE", "CARET_SAFE_AREA"]
        guard names.contains(where: { environment[$0] != nil }) else { return }
        var result = DisplayMetrics.standard
        if let text = environment["CARET_DEVICE"] {
            guard let device = DeviceProfile.named(text) else {
                let known = DeviceProfile.all.map(\.name).joined(separator: ", ")
                throw Mistake(name: "CARET_DEVICE", value: text, rule: "one of \(known)")
            }
            result = device.metrics
        }
        if let text = environment["CARET_SIZE"] { result.size = try Self.size(text) }
        if let text = environment["CARET_SCALE"] { result.scale = try Self.scale(text) }
        if let text = environment["CARET_APPEARANCE"] {
            guard let appearance = DisplayMetrics.Appearance(rawValue: text) else {
                throw Mistake(name: "CARET_APPEARANCE", value: text, rule: "light or dark")
            }
            result.appearance = appearance
        }
        if let text = environment["CARET_SAFE_AREA"] {
            result = DisplayMetrics(
                size: result.size, scale: result.scale, safeArea: try Self.safeArea(text), appearance: result.appearance)
        }
        try Self.check(result)
        metrics = result
    }

    private static func check(_ metrics: DisplayMetrics) throws(Mistake) {
        guard !DisplayLimits.allow(metrics) else { return }
        let (width, height) = metrics.pixelSize
        throw Mistake(name: "the screen's size in pixels", value: "\(width)x\(height)", rule: DisplayLimits.pixelRule)
    }

    private static func size(_ text: String, _ name: String = "CARET_SIZE") throws(Mistake) -> CGSize {
        let sides = text.split(separator: "x").compactMap { Double($0) }
        let longest = DisplayLimits.side.upperBound
        guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= Double(longest) }) else {
            throw Mistake(name: name, value: text, rule: "WIDTHxHEIGHT in points from 1 to \(longest), such as 390x844")
        }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func scale(_ text: String) throws(Mistake) -> CGFloat {
        guard let scale = Double(text), DisplayLimits.scale.contains(scale) else {
            throw Mistake(name: "CARET_SCALE", value: text, rule: "a number of pixels per point from 1 to 4")
        }
        return CGFloat(scale)
    }

    private static func safeArea(_ text: String) throws(Mistake) -> SafeArea {
        let edges = text.split(separator: ",").compactMap { Double($0) }
        guard edges.count == 4, edges.allSatisfy({ $0 >= 0 && $0 <= Double(DisplayLimits.side.upperBound) }) else {
            throw Mistake(name: "CARET_SAFE_AREA", value: text, rule: "TOP,LEFT,BOTTOM,RIGHT in points, such as 59,0,34,0")
        }
        return SafeArea(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
}
