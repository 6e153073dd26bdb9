import Foundation
internal import SystemServices

/// The asynchronous forms of the methods.
extension UNUserNotificationCenter {
    /// Requests the user's authorization. Returns whether notifications are allowed, after the user's answer.
    nonisolated(nonsending) public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAuthorization(options: options) { isGranted, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isGranted) }
            }
        }
    }

    /// Returns the user's settings.
    nonisolated(nonsending) public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in getNotificationSettings { continuation.resume(returning: $0) } }
    }

    /// Returns the categories of the app.
    nonisolated(nonsending) public func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { continuation in getNotificationCategories { continuation.resume(returning: $0) } }
    }

    /// Schedules a notification, which replaces a pending or delivered one with the same identifier.
    ///
    /// - Throws: The ``UNError`` of an attachment.
    nonisolated(nonsending) public func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Returns the pending requests, in the order in which they were added.
    nonisolated(nonsending) public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in getPendingNotificationRequests { continuation.resume(returning: $0) } }
    }

    /// Returns the listed notifications, oldest first.
    nonisolated(nonsending) public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in getDeliveredNotifications { continuation.resume(returning: $0) } }
    }

    /// Sets the number on the badge of the app's icon; 0 removes the badge.
    ///
    /// - Throws: ``UNError/Code/badgeInputInvalid`` or ``UNError/Code/notificationsNotAllowed``.
    nonisolated(nonsending) public func setBadgeCount(_ newBadgeCount: Int) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setBadgeCount(newBadgeCount) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}
