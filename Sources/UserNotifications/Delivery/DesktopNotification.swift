import Foundation
internal import GIO
internal import UIKitCore

/// A notification in the terms of the desktop.
///
/// - Source: https://specifications.freedesktop.org/notification-spec/latest/protocol.html
struct DesktopNotification: Sendable {
    /// The key of the action of a click on the notification.
    static let defaultKey = "default"
    /// The prefix of the keys of the app's actions, which could have the name of a key of the desktop.
    private static let prefix = "action."

    let app: String
    let title: String
    let body: String
    /// The keys of the actions, each followed by its title.
    let actions: [String]
    let remains: Bool

    @MainActor init(_ content: BannerContent) {
        app = Self.plain(PermissionRequests.appName)
        title = Self.plain(content.title)
        body = Self.plain([content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"))
        // The desktop has no field for a text.
        let buttons = content.actions.filter { !($0 is UNTextInputNotificationAction) }
        actions = [Self.defaultKey, ""] + buttons.flatMap { [Self.plain(Self.prefix + $0.identifier), Self.plain($0.title)] }
        remains = content.remains
    }

    /// Returns the action of a key: `.some(nil)` for a click on the notification, and `nil` for an unknown key.
    static func action(of key: String) -> String?? {
        if key == defaultKey { return .some(nil) }
        return key.hasPrefix(prefix) ? .some(String(key.dropFirst(prefix.count))) : nil
    }

    /// Returns the arguments of the method `Notify`.
    ///
    /// - Parameter capabilities: The abilities of the desktop.
    func arguments(_ capabilities: [String]) -> [BusValue] {
        // Such desktops read the body as a subset of HTML.
        let text = capabilities.contains("body-markup") ? Self.escaped(body) : body
        return [
            .string(app), .uint32(0), .string(""), .string(title), .string(text),
            .strings(capabilities.contains("actions") ? actions : []), .dictionary([:]), .int32(remains ? 0 : -1),
        ]
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    /// Removes the characters that a bus cannot transport.
    private static func plain(_ text: String) -> String { text.replacingOccurrences(of: "\0", with: "") }
}
