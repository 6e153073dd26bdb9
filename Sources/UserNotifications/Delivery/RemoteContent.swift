import Foundation
internal import SystemServices

/// Reads the content of a server's notification.
///
/// Localised texts are found in the strings of the app by their keys. Values of an unexpected type are ignored.
/// - Source: https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification
enum RemoteContent {
    static func content(of push: PushPayload) -> UNNotificationContent {
        var values = ContentValues()
        values.userInfo = push.values
        let system = push.system
        if let text = system["alert"] as? String { values.body = text }
        if let alert = system["alert"] as? [String: Any] { readAlert(alert, into: &values) }
        values.badge = (system["badge"] as? Int).map { NSNumber(value: $0) }
        values.sound = sound(system["sound"])
        values.categoryIdentifier = system["category"] as? String ?? ""
        values.threadIdentifier = system["thread-id"] as? String ?? ""
        values.targetContentIdentifier = system["target-content-id"] as? String
        values.interruptionLevel = levels[system["interruption-level"] as? String ?? ""] ?? .active
        values.relevanceScore = (system["relevance-score"] as? Double).map { min(1, max(0, $0)) } ?? 0
        values.filterCriteria = system["filter-criteria"] as? String
        return UNNotificationContent(values)
    }

    private static let levels: [String: UNNotificationInterruptionLevel] = [
        "passive": .passive, "active": .active, "time-sensitive": .timeSensitive, "critical": .critical,
    ]

    private static func readAlert(_ alert: [String: Any], into values: inout ContentValues) {
        values.title = text("title", "title-loc", of: alert)
        values.subtitle = text("subtitle", "subtitle-loc", of: alert)
        values.body = text("body", "loc", of: alert)
        values.launchImageName = alert["launch-image"] as? String ?? ""
        values.summaryArgument = alert["summary-arg"] as? String ?? ""
        values.summaryArgumentCount = alert["summary-arg-count"] as? Int ?? 0
    }

    /// Returns a text, or the localised text of a key with its arguments.
    private static func text(_ name: String, _ prefix: String, of alert: [String: Any]) -> String {
        if let text = alert[name] as? String { return text }
        guard let key = alert["\(prefix)-key"] as? String else { return "" }
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        return replacing(alert["\(prefix)-args"] as? [String] ?? [], in: format)
    }

    /// Replaces `%@` and `%1$@` by the arguments. `String(format:)` is unsafe with a format that a server chooses.
    static func replacing(_ arguments: [String], in format: String) -> String {
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let match = rest.firstMatch(of: /%(?:(\d+)\$)?@/) {
            result += rest[..<match.range.lowerBound]
            let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if match.output.1 == nil { next += 1 }
            if arguments.indices.contains(index) { result += arguments[index] }
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }

    private static func sound(_ value: Any?) -> UNNotificationSound? {
        if let name = value as? String { return UNNotificationSound(name: name) }
        guard let sound = value as? [String: Any] else { return nil }
        return UNNotificationSound(
            name: sound["name"] as? String ?? "default", isCritical: sound["critical"] as? Int == 1,
            volume: (sound["volume"] as? Double).map { Float($0) } ?? 1)
    }
}
