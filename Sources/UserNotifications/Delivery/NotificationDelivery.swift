internal import CoreLocation
import Foundation
internal import SystemServices
internal import UIKitCore

/// Delivers the notifications of the running app when their triggers fire.
///
/// One delay of the frame clock waits for the request that is due first.
@MainActor final class NotificationDelivery: NotificationHandling {
    private(set) weak var host: ApplicationHost?
    private var timer: DelayToken?
    /// The requests without a trigger, which are delivered in the next frame.
    private var immediate: [UNNotificationRequest] = []
    private(set) lazy var banners = BannerPresenter(self)
    private lazy var regions = RegionMonitor(self, locationProvider)
    private(set) lazy var desktop = DesktopNotifications(self)
    private var monitorsRegions = false
    /// The closures that supplement the delegate; `nil` if there were none.
    var observer: (any NotificationObserver)?
    /// The source of locations for triggers; set before the first request with a location trigger.
    lazy var locationProvider: any LocationProvider = LocationSource.standard

    private init(_ host: ApplicationHost) {
        self.host = host
    }

    /// The delivery of the running app; `nil` before its first use.
    static var current: NotificationDelivery? { ApplicationHost.current?.system.notifications.handler as? NotificationDelivery }

    /// Returns the delivery of the running app; `nil` without an app.
    @discardableResult static func install() -> NotificationDelivery? {
        guard let host = ApplicationHost.current else { return nil }
        NotificationClock.synchronize()
        if let current { return current }
        let delivery = NotificationDelivery(host)
        host.system.notifications.handler = delivery
        return delivery
    }

    // MARK: - Triggers

    /// Delivers a request in the next frame.
    func deliverSoon(_ request: UNNotificationRequest) {
        immediate.append(request)
        guard immediate.count == 1 else { return }
        host?.frameLoop.schedule(after: 0) { [weak self] in
            guard let self else { return }
            for request in exchange(&immediate, with: []) { deliver(request) }
        }
    }

    /// Waits for the pending request that is due first.
    func reschedule() {
        timer?.cancel()
        timer = nil
        guard let host else { return }
        let requests = host.system.notifications.pending.compactMap { $0.content as? PendingRequest }
        updateRegions(requests)
        let (time, date) = (NotificationClock.time, NotificationClock.synchronize())
        guard let delay = requests.compactMap({ $0.delay(at: time, date) }).min() else { return }
        // The frame clock stands still while the machine is suspended, and dates do not.
        let wait = min(max(0, delay), Self.longestWait)
        // The delay is idle, because an app that waits for a notification is at rest.
        timer = host.frameLoop.schedule(after: wait, isIdle: true) { [weak self] in self?.deliverDueRequests() }
    }

    /// The longest time between two looks at the date, in seconds.
    private static let longestWait: TimeInterval = 60
    /// The tolerance for rounding errors in sums of dates and frame times, in seconds.
    private static let tolerance = 0.001

    private func deliverDueRequests() {
        guard let service = host?.system.notifications else { return }
        let (time, date) = (NotificationClock.time, NotificationClock.synchronize())
        let requests = service.pending.compactMap { $0.content as? PendingRequest }
        let due = requests.compactMap { request in request.delay(at: time, date).map { (request, delay: $0) } }
            .filter { $0.delay <= Self.tolerance }.sorted { $0.delay < $1.delay }
        for (request, _) in due { fire(request, at: time, date) }
        reschedule()
    }

    private func fire(_ pending: PendingRequest, at time: TimeInterval, _ date: Date) {
        guard let service = host?.system.notifications else { return }
        service.removePending(pending.request.identifier)
        if let next = pending.next(at: time, date) { service.addPending(next.item) }
        deliver(pending.request)
    }

    private func updateRegions(_ requests: [PendingRequest]) {
        let triggers = requests.compactMap { request in
            (request.request.trigger as? UNLocationNotificationTrigger).map { (request.request.identifier, $0.region) }
        }
        guard monitorsRegions || !triggers.isEmpty else { return }
        monitorsRegions = true
        regions.monitor(Dictionary(triggers) { $1 })
    }

    /// Delivers a pending request whose region was entered or left.
    func didCross(regionOf identifier: String) {
        guard let item = host?.system.notifications.pending.first(where: { $0.id == identifier }) else { return }
        deliverPending(item)
    }

    // MARK: - Presentation

    /// Delivers a notification: lets the delegate decide in the foreground, and presents it at once in the background.
    private func deliver(_ request: UNNotificationRequest) {
        guard let host, [.authorized, .provisional].contains(host.system.authorizationStatus) else { return }
        let notification = UNNotification(request, date: NotificationClock.synchronize())
        guard host.application.applicationState != .background else {
            present(notification, request.content.interruptionLevel == .passive ? [.list, .badge] : [.list, .badge, .sound, .banner])
            return
        }
        guard let delegate = UNUserNotificationCenter.current().delegate else {
            return present(notification, observer?.presentation(of: notification).modern ?? [])
        }
        let isAnswered = OneTimeFlag()
        let completion: @Sendable (UNNotificationPresentationOptions) -> Void = { [weak self] options in
            guard isAnswered.set() else { return }
            MainQueue.run("notifications") { self?.present(notification, options.modern) }
        }
        delegate.userNotificationCenter(.current(), willPresent: notification, withCompletionHandler: completion)
    }

    /// Presents a notification as far as the user's settings permit.
    private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        guard let host else { return }
        let (service, settings) = (host.system.notifications, host.system.notificationSettings)
        let (content, item) = (notification.request.content, NotificationItem(notification))
        var kinds: Set<NotificationPresentation.Kind> = []
        if options.contains(.list), settings.notificationCenterSetting == .enabled {
            kinds.insert(.list)
            service.addDelivered(item)
        }
        if options.contains(.badge), settings.badgeSetting == .enabled, let badge = content.badge {
            kinds.insert(.badge)
            service.badge = badge.intValue
        }
        let sound = options.contains(.sound) && settings.soundSetting == .enabled ? content.sound?.name : nil
        if sound != nil { kinds.insert(.sound) }
        let hasText = ![content.title, content.subtitle, content.body].allSatisfy(\.isEmpty)
        if options.contains(.banner), settings.alertSetting == .enabled, hasText {
            kinds.insert(.banner)
            let banner = BannerContent(notification, category(of: item), settings)
            if host.application.applicationState == .background { desktop.show(banner) } else { banners.show(banner) }
        }
        service.record(NotificationPresentation(id: item.id, kinds: kinds, sound: sound))
    }

    /// Returns the category of a notification; `nil` if the app has none with its identifier.
    func category(of item: NotificationItem) -> UNNotificationCategory? {
        guard !item.category.isEmpty else { return nil }
        return host?.system.notifications.categories.lazy.compactMap { $0 as? UNNotificationCategory }.first {
            $0.identifier == item.category
        }
    }

    // MARK: - Servers and tests

    func deliver(_ push: PushPayload, id: String) -> Bool {
        let content = RemoteContent.content(of: push)
        host?.system.requests.record("notifications", "receives '\(id)' (push)")
        deliver(UNNotificationRequest(identifier: id, content: content, trigger: UNPushNotificationTrigger()))
        return UNUserNotificationCenter.current().delegate != nil || hasClosures
    }

    /// Whether closures receive calls.
    var hasClosures: Bool { observer.map { !$0.isEmpty } ?? false }

    func deliverPending(_ item: NotificationItem) {
        guard let pending = item.content as? PendingRequest else { return }
        fire(pending, at: NotificationClock.time, NotificationClock.synchronize())
        reschedule()
    }

    func withdraw(_ ids: Set<String>) {
        banners.withdraw(ids)
        desktop.withdraw { ids.contains($0) }
    }

    func withdrawAll() {
        banners.withdrawAll()
        desktop.withdraw { _ in true }
    }
}
