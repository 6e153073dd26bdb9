import Foundation

/// The payload of a notification that a server sends.
// Unchecked: the dictionary is JSON, which consists of immutable values.
package struct PushPayload: @unchecked Sendable {
    /// The maximum size, in bytes of JSON.
    /// - Source: https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification
    package static let limit = 4096

    /// All values of the payload.
    package let values: [String: Any]
    /// The values that the system interprets.
    package let system: [String: Any]

    package init(_ values: [String: Any]) throws(NotificationAnswerError) {
        guard JSONSerialization.isValidJSONObject(values), let data = try? JSONSerialization.data(withJSONObject: values) else {
            throw .invalidPayload(reason: "it is not JSON, whose values are texts, numbers, booleans, arrays and dictionaries")
        }
        guard data.count <= Self.limit else {
            throw .invalidPayload(reason: "it has \(data.count) bytes, and the limit is \(Self.limit)")
        }
        // The caller's dictionary may contain objects that can be changed.
        guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let system = values["aps"] as? [String: Any]
        else {
            throw .invalidPayload(reason: "it has no dictionary with the key 'aps'")
        }
        self.values = values
        self.system = system
    }

    /// Whether the app is notified in the background too.
    package var isForBackground: Bool { system["content-available"] as? Int == 1 || system["content-available"] as? Bool == true }

    /// Whether the user sees or hears the notification.
    package var isVisible: Bool { system["alert"] != nil || system["badge"] != nil || system["sound"] != nil }
}
