import Foundation
import SystemServices

/// Delivers notifications of servers to the delegate of the application.
@MainActor final class RemoteNotificationReceiver: PushReceiver {
    private weak var host: ApplicationHost?

    init(_ host: ApplicationHost) {
        self.host = host
    }

    /// Notifies the delegate. In the background, only payloads with `content-available` are delivered.
    func receive(_ push: PushPayload) {
        guard let application = host?.application, push.isForBackground || application.applicationState != .background else { return }
        application.hub.notify { delegate in
            delegate.application(application, didReceiveRemoteNotification: push.values) { _ in }
        }
    }
}
