import Foundation
internal import SystemServices

/// A request whose trigger has not fired.
struct PendingRequest: Sendable {
    /// When a request is delivered.
    enum Due: Sendable {
        /// At a time of the frame clock, in seconds.
        case time(TimeInterval)
        case date(Date)
        /// When the user enters or leaves the region of the trigger.
        case region
    }

    let request: UNNotificationRequest
    let due: Due
    /// The expected date of the delivery; `nil` if no date is known.
    let date: Date?

    /// Returns `nil` if the trigger never fires.
    init?(_ request: UNNotificationRequest) {
        let now = NotificationClock.now
        switch request.trigger {
        case let trigger as UNTimeIntervalNotificationTrigger:
            self.init(request, .time(NotificationClock.time + trigger.timeInterval), now.addingTimeInterval(trigger.timeInterval))
        case let trigger as UNCalendarNotificationTrigger:
            guard let date = trigger.nextDate(after: now) else { return nil }
            self.init(request, .date(date), date)
        case is UNLocationNotificationTrigger: self.init(request, .region, nil)
        default: return nil
        }
    }

    private init(_ request: UNNotificationRequest, _ due: Due, _ date: Date?) {
        self.request = request
        self.due = due
        self.date = date
    }

    /// The request after its delivery; `nil` if it does not repeat.
    ///
    /// An interval continues from the time at which the request was due, so that frames do not delay it. Repetitions
    /// that were missed are omitted.
    func next(at time: TimeInterval, _ date: Date) -> PendingRequest? {
        guard let trigger = request.trigger, trigger.repeats else { return nil }
        switch (due, trigger) {
        case (.time(let last), let trigger as UNTimeIntervalNotificationTrigger):
            let missed = max(0, ((time - last) / trigger.timeInterval).rounded(.down))
            let next = last + (missed + 1) * trigger.timeInterval
            return PendingRequest(request, .time(next), date.addingTimeInterval(next - time))
        case (.date(let last), let trigger as UNCalendarNotificationTrigger):
            return trigger.nextDate(after: max(last, date)).map { PendingRequest(request, .date($0), $0) }
        default: return self
        }
    }

    /// The seconds until the request is due; `nil` for a region.
    func delay(at time: TimeInterval, _ date: Date) -> TimeInterval? {
        switch due {
        case .time(let due): due - time
        case .date(let due): due.timeIntervalSince(date)
        case .region: nil
        }
    }

    /// The request for the service.
    var item: NotificationItem { NotificationItem(request, date: date, content: self) }
}

extension NotificationItem {
    /// Creates the item of a request.
    init(_ request: UNNotificationRequest, date: Date?, content: any Sendable) {
        let values = request.content.values
        self.init(
            id: request.identifier, title: values.title, subtitle: values.subtitle, body: values.body, badge: values.badge?.intValue,
            category: values.categoryIdentifier, thread: values.threadIdentifier, isRemote: request.trigger is UNPushNotificationTrigger,
            date: date, content: content)
    }

    /// Creates the item of a delivered notification.
    init(_ notification: UNNotification) {
        self.init(notification.request, date: notification.date, content: notification)
    }
}
