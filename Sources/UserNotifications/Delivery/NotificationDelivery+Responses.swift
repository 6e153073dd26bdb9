import Foundation
internal import SystemServices
internal import UIKitCore

/// The user's responses.
extension NotificationDelivery {
    func respond(to item: NotificationItem, action: String?, text: String?) throws(NotificationAnswerError) {
        guard let notification = item.content as? UNNotification else { return }
        guard let action else {
            removeListed(item)
            host?.application.openByUser()
            return send(notification, UNNotificationDefaultActionIdentifier, opensApp: true)
        }
        guard let chosen = category(of: item)?.actions.first(where: { $0.identifier == action }) else {
            throw .noSuchAction(id: item.id, action: action)
        }
        removeListed(item)
        let opensApp = chosen.options.contains(.foreground)
        if opensApp { host?.application.openByUser() }
        send(notification, action, text: chosen is UNTextInputNotificationAction ? text ?? "" : nil, opensApp: opensApp)
    }

    func dismiss(_ item: NotificationItem) {
        guard let notification = item.content as? UNNotification else { return }
        removeListed(item)
        guard category(of: item)?.options.contains(.customDismissAction) == true else { return }
        send(notification, UNNotificationDismissActionIdentifier, opensApp: false)
    }

    private func removeListed(_ item: NotificationItem) {
        host?.system.notifications.removeDelivered(item.id)
        banners.withdraw([item.id])
    }

    /// Sends a response to the delegate and then to closures. Without either, the app's delegate receives a server's
    /// notification that the user opened.
    private func send(_ notification: UNNotification, _ action: String, text: String? = nil, opensApp: Bool) {
        guard let host else { return }
        host.system.requests.record("notifications", "receives the response to '\(notification.request.identifier)'")
        let delegate = UNUserNotificationCenter.current().delegate
        guard delegate != nil || hasClosures else {
            guard opensApp, notification.request.trigger is UNPushNotificationTrigger,
                let values = notification.request.content.userInfo as? [String: Any], let push = try? PushPayload(values)
            else { return }
            host.system.notifications.receiver?.receive(push)
            return
        }
        let scene = opensApp ? host.systemScene : nil
        let response =
            text.map { UNTextInputNotificationResponse(notification, action: action, text: $0, scene: scene) }
            ?? UNNotificationResponse(notification, action: action, scene: scene)
        delegate?.userNotificationCenter(.current(), didReceive: response) {}
        observer?.didReceive(response)
    }
}
