import CaretTesting
import Testing

@testable import UIKitCore

/// Memory warnings of an app.
@MainActor @Suite(.app) struct MemoryWarningTests {
    @MainActor private final class Log { var lines: [String] = [] }

    private final class Hearing: UIViewController {
        let log: Log
        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            log.lines.append(title ?? "")
        }
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        let log: Log
        var window: UIWindow?
        init(_ log: Log) { self.log = log }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.lines.append("delegate") }
    }

    @Test func theDelegateIsNotifiedFirstThenObserversThenControllers() async throws {
        let log = Log()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: Hearing("first", log))
        navigation.pushViewController(Hearing("second", log), animated: false)
        tabs.viewControllers = [navigation, Hearing("unseen", log)]
        let app = try await TestApp.launch(showing: { tabs })
        tabs.present(Hearing("above", log), animated: false)
        try await app.settle()
        let delegate = Delegate(log)
        app.application.delegate = delegate
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: app.application, queue: nil
        ) { _ in MainActor.assumeIsolated { log.lines.append("observer") } }
        app.warnOfMemory()
        NotificationCenter.default.removeObserver(token)
        #expect(log.lines == ["delegate", "observer", "first", "second", "unseen", "above"])
    }
}
