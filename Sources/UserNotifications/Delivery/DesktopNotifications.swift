internal import CoreGraphics
import Foundation
internal import SystemServices
internal import UIKitCore

/// Shows notifications of an app in the background on the desktop, at most one a second.
///
/// Only an app in a window of the desktop does so. The app's own banner is shown while it is in the foreground.
@MainActor final class DesktopNotifications {
    /// The shortest time between two notifications, in seconds. The list contains those between them.
    private static let interval: TimeInterval = 1
    /// The number of notifications whose responses are awaited.
    private static let limit = 20

    private weak var delivery: NotificationDelivery?
    private var next: BannerContent?
    private var pause: DelayToken?
    /// The sessions by the identifiers of their notifications, oldest first.
    private var sessions: [(id: String, session: DesktopSession)] = []
    /// The address of the bus in D-Bus notation; `nil`, the default, for the session of an app in a window.
    var busAddress: String?

    init(_ delivery: NotificationDelivery) {
        self.delivery = delivery
    }

    isolated deinit { for (_, session) in sessions { session.end() } }

    func show(_ content: BannerContent) {
        guard let host = delivery?.host, busAddress != nil || host.backend.name == "window" else { return }
        guard pause?.isPending != true else {
            next = content
            return
        }
        start(content)
        pause = host.frameLoop.schedule(after: Self.interval, isIdle: true) { [weak self] in
            guard let self, let content = next else { return }
            next = nil
            show(content)
        }
    }

    /// Forgets notifications, whose responses are not delivered any more.
    func withdraw(_ isWithdrawn: (String) -> Bool) {
        if let content = next, isWithdrawn(content.item.id) { next = nil }
        for (id, session) in sessions where isWithdrawn(id) { session.end() }
        sessions.removeAll { isWithdrawn($0.id) }
    }

    private func start(_ content: BannerContent) {
        if sessions.count >= Self.limit { sessions.removeFirst().session.end() }
        let item = content.item
        let session = DesktopSession(DesktopNotification(content), busAddress: busAddress) { [weak self] action in
            Task { @MainActor in self?.respond(to: item, action) }
        }
        sessions.append((item.id, session))
        session.begin()
    }

    private func respond(to item: NotificationItem, _ action: String?) {
        do throws(NotificationAnswerError) {
            try delivery?.respond(to: item, action: action, text: nil)
        } catch {
            Diagnostics.report("notifications.response", "\(error)")
        }
    }
}
