internal import CoreGraphics
internal import SystemServices

/// The tasks that the app's Info.plist permits.
enum PermittedTasks {
    static func contains(_ identifier: String) -> Bool { list("BGTaskSchedulerPermittedIdentifiers").contains(identifier) }

    static func containsMode(of kind: BackgroundTaskRequest.Kind) -> Bool { list("UIBackgroundModes").contains(mode(of: kind)) }

    static func report(_ identifier: String) {
        Diagnostics.report(
            "background",
            "BGTaskScheduler: BGTaskSchedulerPermittedIdentifiers in Info.plist does not contain \(identifier). Add it to the list.")
    }

    static func reportMode(of kind: BackgroundTaskRequest.Kind) {
        Diagnostics.report("background", "BGTaskScheduler: UIBackgroundModes in Info.plist does not contain \(mode(of: kind)). Add it.")
    }

    private static func mode(of kind: BackgroundTaskRequest.Kind) -> String { kind == .appRefresh ? "fetch" : "processing" }

    private static func list(_ key: String) -> [String] { Bundle.main.object(forInfoDictionaryKey: key) as? [String] ?? [] }
}
