internal import CoreGraphics
import Foundation
internal import SystemServices
internal import UIKitCore

extension UNUserNotificationCenter {
    final func authorize(_ options: UNAuthorizationOptions, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        record("requests authorization")
        let services = SystemServices.current
        service.authorization.options = options.rawValue
        guard !options.contains(.provisional) || services.permissions[.notifications] != .notDetermined else {
            service.authorization.isProvisional = true
            return Replies.send { completion(true, nil) }
        }
        MainQueue.run("notifications") {
            guard let requests = ApplicationHost.current?.permissionRequests else { return Replies.send { completion(false, nil) } }
            requests.request(.notifications) { status in
                let isGranted = status == .granted
                Replies.send { completion(isGranted, nil) }
            }
        }
    }

    final func changeBadge(to number: Int) -> UNError? {
        record("sets the badge to \(number)")
        guard number >= 0 else { return UNError(.badgeInputInvalid) }
        guard SystemServices.current.authorizationStatus == .authorized else { return UNError(.notificationsNotAllowed) }
        service.badge = number
        return nil
    }

    /// Schedules a request, or returns why it is rejected.
    final func schedule(_ request: UNNotificationRequest) -> UNError? {
        record("adds '\(request.identifier)' (\(request.trigger?.kind ?? "no trigger"))")
        let stored: UNNotificationRequest
        do throws(UNError) { stored = try AttachmentStore.storing(request) } catch { return error }
        guard stored.trigger != nil else {
            service.removePending(stored.identifier)
            MainQueue.run("notifications") { NotificationDelivery.install()?.deliverSoon(stored) }
            return nil
        }
        guard let pending = PendingRequest(stored) else {
            service.removePending(stored.identifier)
            Diagnostics.report(
                "notifications.past",
                "The request '\(stored.identifier)' is dropped: no date in the future has the components of its trigger.")
            return nil
        }
        if let dropped = service.addPending(pending.item) {
            Diagnostics.report(
                "notifications.limit",
                "The request '\(dropped)' is dropped: \(NotificationService.pendingLimit) other pending requests are due earlier.")
        }
        MainQueue.run("notifications") { NotificationDelivery.install()?.reschedule() }
        return nil
    }
}

extension SystemServices {
    /// Whether the user allows notifications.
    var authorizationStatus: UNAuthorizationStatus {
        switch permissions[.notifications] {
        case .granted, .limited: .authorized
        case .denied, .restricted: .denied
        case .notDetermined: notifications.authorization.isProvisional ? .provisional : .notDetermined
        }
    }

    /// The user's settings for notifications.
    var notificationSettings: UNNotificationSettings {
        UNNotificationSettings(
            authorizationStatus, notifications.preferences,
            requested: notifications.authorization.options.map(UNAuthorizationOptions.init(rawValue:)))
    }
}
