import Foundation
internal import UIKitCore

/// The object that decides how notifications are presented while the app is in the foreground, and receives the
/// user's responses. All methods are optional, and are called on the main thread.
///
/// A delegate implements either form of a method: the one with a completion handler, or the asynchronous one.
/// - Source: https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate
@preconcurrency public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called when a notification is delivered while the app is in the foreground.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - notification: The notification.
    ///   - completionHandler: A closure to call once, on any thread, with the kinds of presentation. With no kinds,
    ///     the notification is silenced, and is not listed.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// The asynchronous form of ``userNotificationCenter(_:willPresent:withCompletionHandler:)``. No kinds by default.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Called when the user responded to a notification: opened it, chose an action, or cleared it if the category
    /// has ``UNNotificationCategoryOptions/customDismissAction``.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - response: The response.
    ///   - completionHandler: A closure to call after the response was handled.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// The asynchronous form of ``userNotificationCenter(_:didReceive:withCompletionHandler:)``.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
    /// Calls the asynchronous form of the method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let call = DelegateCall(delegate: self, completion: completionHandler)
        let work = PendingWork.begin("the delegate of the notification centre")
        Task {
            call.completion(await call.delegate.userNotificationCenter(center, willPresent: notification))
            PendingWork.end(work)
        }
    }

    /// Returns no kinds.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Calls the asynchronous form of the method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let call = DelegateCall(delegate: self) { completionHandler() }
        let work = PendingWork.begin("the delegate of the notification centre")
        Task {
            await call.delegate.userNotificationCenter(center, didReceive: response)
            call.completion(())
            PendingWork.end(work)
        }
    }

    /// Does nothing.
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}

/// A delegate and the handler of one call, on their way to the task that calls the asynchronous form.
// Unchecked: only that task uses the values afterwards. The handler is one of the module, and runs on any thread. The
// asynchronous method runs in the isolation that its delegate declares.
private struct DelegateCall<Result>: @unchecked Sendable {
    let delegate: any UNUserNotificationCenterDelegate
    let completion: (Result) -> Void
}
