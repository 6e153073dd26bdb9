import CaretTesting
import Testing

@testable import UIKitCore

/// Alerts of the system, and questions for permissions.
@MainActor struct SystemAlertTests {
    private var host: ApplicationHost { .running }

    private func launch() async throws -> (app: TestApp, controller: UIViewController) {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller })
        try await app.settle()
        return (app, controller)
    }

    private func ask(_ title: String, record: @escaping @MainActor (Int?) -> Void) -> Int {
        host.systemAlerts.show(
            SystemAlert(title: title, message: "Message", buttons: [.init("No", style: .cancel), .init("Yes")]), answer: record)
    }

    @Test(.app) func alertsAreShownOneAfterAnother() async throws {
        let (app, _) = try await launch()
        var answers: [Int?] = []
        _ = ask("First") { answers.append($0) }
        _ = ask("Second") { answers.append($0) }
        try await app.settle()
        #expect(app.exists("First"))
        #expect(!app.exists("Second"))
        try await app.tap("Yes")
        try await app.settle()
        #expect(answers == [1])
        #expect(app.exists("Second"))
        try await app.tap("No")
        try await app.settle()
        #expect(answers == [1, 0])
        #expect(!app.exists("Second"))
    }

    @Test(.app) func theAppIsInactiveWhileAnAlertIsVisible() async throws {
        let (app, controller) = try await launch()
        let windows = app.application.windows
        let key = app.application.keyWindow
        var events: [Notification.Name] = []
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification, UIWindow.didBecomeVisibleNotification,
            UIWindow.didBecomeKeyNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { events.append(name) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        _ = ask("First") { _ in }
        try await app.settle()
        #expect(app.application.applicationState == .inactive)
        #expect(app.application.windows == windows)
        #expect(app.application.keyWindow === key)
        #expect(controller.presentedViewController == nil)
        try await app.tap("Yes")
        try await app.settle()
        #expect(app.application.applicationState == .active)
        #expect(events == [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification])
    }

    @Test(.app) func aWithdrawnAlertDisappears() async throws {
        let (app, _) = try await launch()
        var answers: [Int?] = []
        let first = ask("First") { answers.append($0) }
        let second = ask("Second") { answers.append($0) }
        try await app.settle()
        host.systemAlerts.withdraw(second)
        host.systemAlerts.withdraw(first)
        host.systemAlerts.withdraw(first)
        try await app.settle()
        #expect(answers == [nil, nil])
        #expect(!app.exists("First"))
        #expect(app.application.applicationState == .active)
    }

    @Test(.app) func anAlertThatIsWithdrawnInTheBackgroundDoesNotActivateTheApp() async throws {
        let (app, _) = try await launch()
        let alert = ask("First") { _ in }
        try await app.settle()
        await app.enterBackground()
        host.systemAlerts.withdraw(alert)
        try await app.settle()
        #expect(app.application.applicationState == .background)
        await app.enterForeground()
        #expect(app.application.applicationState == .active)
    }

    @Test(.app) func theAppRemainsInactiveWhenItsWindowIsActivatedUnderAnAlert() async throws {
        let (app, _) = try await launch()
        _ = ask("First") { _ in }
        try await app.settle()
        await app.enterBackground()
        #expect(app.application.applicationState == .background)
        await app.enterForeground()
        #expect(app.application.applicationState == .inactive)
        try await app.tap("Yes")
        try await app.settle()
        #expect(app.application.applicationState == .active)
        // A window without the focus is not activated by the end of an alert.
        let second = ask("Second") { _ in }
        try await app.settle()
        host.setActive(false, by: host.systemScene)
        host.systemAlerts.withdraw(second)
        try await app.settle()
        #expect(app.application.applicationState == .inactive)
        host.setActive(true, by: host.systemScene)
        #expect(app.application.applicationState == .active)
    }

    @Test(.app) func aNotificationThatIsOpenedUnderAnAlertDoesNotActivateTheApp() async throws {
        let (app, _) = try await launch()
        _ = ask("First") { _ in }
        try await app.settle()
        app.application.openByUser()
        #expect(app.application.applicationState == .inactive)
        try await app.tap("Yes")
        try await app.settle()
        #expect(app.application.applicationState == .active)
    }

    @Test(.app) func anAlertThatBeginsWhileAnotherOneDeactivatesTheAppDoesSoOnce() async throws {
        let (app, _) = try await launch()
        let count = Counter()
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                count.value += 1
                ApplicationHost.running.systemInterruptions.begin(for: count)
                ApplicationHost.running.systemInterruptions.end(for: count)
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        _ = ask("First") { _ in }
        try await app.settle()
        #expect(count.value == 1 && app.application.applicationState == .inactive)
        try await app.tap("Yes")
        try await app.settle()
        #expect(app.application.applicationState == .active)
    }

    @MainActor private final class Counter { var value = 0 }

    /// An app that asks a question when it is launched.
    private final class AskingDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var events: [String] = []

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow()
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            _ = ApplicationHost.running.systemAlerts.show(SystemAlert(title: "First", message: "Message", buttons: [.init("Yes")])) { _ in }
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { events.append("inactive") }
    }

    @Test(.app) func anAlertOfTheLaunchMakesTheAppInactiveAfterIt() async throws {
        let delegate = AskingDelegate()
        let app = try await TestApp.launch(delegate)
        try await app.settle()
        #expect(delegate.events == ["active", "inactive"] && app.application.applicationState == .inactive)
        try await app.tap("Yes")
        try await app.settle()
        #expect(delegate.events == ["active", "inactive", "active"] && app.application.applicationState == .active)
    }

    @Test(.app) func anAlertThatIsWithdrawnShowsTheNextOne() async throws {
        let (app, _) = try await launch()
        let first = ask("First") { _ in }
        _ = ask("Second") { _ in }
        host.systemAlerts.withdraw(first)
        try await app.settle()
        #expect(app.exists("Second"))
        #expect(!app.exists("First"))
    }

    @Test(.app) func anAlertWaitsForTheEndOfOneThatIsWithdrawn() async throws {
        let (app, _) = try await launch()
        let first = ask("First") { _ in }
        try await app.settle()
        host.systemAlerts.withdraw(first)
        _ = ask("Second") { _ in }
        #expect(app.diagnostics.isEmpty)
        try await app.settle()
        #expect(app.exists("Second") && app.diagnostics.isEmpty)
        #expect(app.application.applicationState == .inactive)
    }

    @Test(.app) func theEndOfTheAppAnswersAllAlerts() async throws {
        let (app, _) = try await launch()
        var answers: [Int?] = []
        _ = ask("First") { answers.append($0) }
        _ = ask("Second") { answers.append($0) }
        app.terminate()
        #expect(answers == [nil, nil])
    }

    @Test(.app) func aPermissionIsAskedForOnce() async throws {
        let (app, _) = try await launch()
        var statuses: [PermissionStatus] = []
        host.permissionRequests.request(.notifications) { statuses.append($0) }
        host.permissionRequests.request(.notifications) { statuses.append($0) }
        try await app.settle()
        #expect(app.system.permissions[.notifications] == .notDetermined)
        try await app.tap("Allow")
        try await app.settle()
        #expect(statuses == [.granted, .granted])
        host.permissionRequests.request(.notifications) { statuses.append($0) }
        #expect(statuses == [.granted, .granted, .granted])
        #expect(app.system.requests.requests(to: "permission").count == 1)
    }

    @Test(.app) func anAnswerOutlastsTheAppUntilItIsReset() async throws {
        let (app, _) = try await launch()
        host.permissionRequests.request(.faceID) { _ in }
        try await app.settle()
        try await app.tap("Don’t Allow")
        try await app.settle()
        app.terminate()
        let next = try await launch().app
        #expect(next.system.permissions[.faceID] == .denied)
        #expect(next.system.permissions[.notifications] == .notDetermined)
        next.system.permissions.reset()
        let last = try await launch().app
        #expect(last.system.permissions[.faceID] == .notDetermined)
    }

    @Test(.app) func aTestStartsWithoutAnswers() async throws {
        #expect(try await launch().app.system.permissions[.faceID] == .notDetermined)
    }
}
