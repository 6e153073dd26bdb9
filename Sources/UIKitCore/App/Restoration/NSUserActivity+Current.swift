import Dispatch
import Foundation
import SystemServices

extension NSUserActivity {
    /// The activity that the user performs now. An activity that is released is not current any more.
    private static weak var current: NSUserActivity?

    /// Marks the activity as the one that the user performs now.
    ///
    /// The activity is recorded, unless its ``expirationDate`` has passed. It replaces the recorded activity of its
    /// type with the same ``persistentIdentifier``.
    public func becomeCurrent() {
        guard !isInvalid else { return }
        Self.current = self
        guard let host = ApplicationHost.current, expirationDate.map({ $0 > host.wallClock() }) ?? true else { return }
        let donation = ActivityDonation(
            activityType: activityType, title: title ?? "", persistentIdentifier: persistentIdentifier, phrase: invocationPhrase,
            isEligibleForPrediction: isEligibleForPrediction, isEligibleForSearch: isEligibleForSearch,
            isEligibleForHandoff: isEligibleForHandoff)
        let copy = continuedCopy()
        host.system.intents.addActivity(donation) { ApplicationHost.current?.application.open(copy) ?? false }
    }

    /// Ends the time in which the activity is current. A recorded activity remains.
    public func resignCurrent() {
        if Self.current === self { Self.current = nil }
    }

    /// Ends the activity, which cannot become current any more.
    public func invalidate() {
        isInvalid = true
        resignCurrent()
    }

    /// Whether the activity is the one that the user performs now.
    package var isCurrent: Bool { Self.current === self }

    /// The activity that the app receives when it continues this one. Contains the required values.
    private func continuedCopy() -> NSUserActivity {
        let copy = NSUserActivity(activityType: activityType)
        copy.title = title
        copy.webpageURL = webpageURL
        copy.referrerURL = referrerURL
        copy.targetContentIdentifier = targetContentIdentifier
        copy.persistentIdentifier = persistentIdentifier
        copy.keywords = keywords
        copy.invocationPhrase = invocationPhrase
        copy.userInfo =
            requiredUserInfoKeys.map { keys in
                (userInfo ?? [:]).filter { ($0.key.base as? String).map(keys.contains) ?? false }
            } ?? userInfo
        return copy
    }

    /// Deletes the recorded activities with some persistent identifiers.
    ///
    /// - Parameters:
    ///   - persistentIdentifiers: The identifiers.
    ///   - handler: Called on a background queue.
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) { delete(persistentIdentifiers, handler) }

    /// Deletes all recorded activities of the app.
    ///
    /// - Parameter handler: Called on a background queue.
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) { delete(nil, handler) }

    private static func delete(_ identifiers: [String]?, _ handler: @escaping @Sendable () -> Void) {
        SystemServices.current.intents.deleteActivities(identifiers)
        PendingCalls.run(on: .global(), "the deletion of activities", handler)
    }
}
