import Caret
import CaretTesting
import Foundation
import Testing

/// Closures for the notifications of servers, beside the delegate of the application.
@MainActor @Suite(.app) struct RemoteNotificationClosureTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var received: [String] = []

        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async
            -> UIBackgroundFetchResult
        {
            received.append(userInfo["name"] as? String ?? "")
            return .newData
        }
    }

    @Test func registrationSendsAnErrorOrTheToken() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        var (codes, tokens) = ([Int](), [Data]())
        app.application.on(.didFailToRegisterForRemoteNotifications) { codes.append(($0 as NSError).code) }
        app.application.on(.didRegisterForRemoteNotifications) { tokens.append($0) }
        app.application.registerForRemoteNotifications()
        try await app.settle()
        #expect(codes == [3010] && tokens.isEmpty)
        app.system.notifications.deviceToken = Data([1, 2, 3])
        app.application.registerForRemoteNotifications()
        try await app.settle()
        #expect(codes == [3010] && tokens == [Data([1, 2, 3])])
    }

    /// Both forms of the delegate's method belong to one event.
    @Test func aClosureIsCalledBesideADelegateWithTheAsynchronousForm() async throws {
        let delegate = Delegate()
        let app = try await TestApp.launch(delegate)
        var received: [String] = []
        app.application.on(.didReceiveRemoteNotification) { received.append($0["name"] as? String ?? "") }
        try app.system.notifications.deliver(["aps": ["content-available": 1], "name": "one"])
        try await app.settle()
        #expect(received == ["one"] && delegate.received == ["one"])
        await app.enterBackground()
        try app.system.notifications.deliver(["aps": ["alert": "Hello"], "name": "two"])
        try app.system.notifications.deliver(["aps": ["content-available": 1], "name": "three"])
        try await app.settle()
        #expect(received == ["one", "three"] && delegate.received == ["one", "three"])
    }
}
