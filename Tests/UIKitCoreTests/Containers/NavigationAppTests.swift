import CaretTesting
import Testing

/// An app of one screen, and the single line that puts it into a navigation controller.
@MainActor @Suite(.app) struct NavigationAppTests {
    class SingleViewDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let log = CallLog()

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = makeRoot()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        func makeRoot() -> UIViewController { RecordingController("main", log) }
    }

    final class NavigationDelegate: SingleViewDelegate {
        override func makeRoot() -> UIViewController { UINavigationController(rootViewController: super.makeRoot()) }
    }

    @Test func `R8 one line makes an app of one screen an app of many`() async throws {
        let single = SingleViewDelegate()
        let first = try await TestApp.launch(single)
        try await first.settle()
        #expect(!first.exists(.identifier("NavigationBar")))
        let alone = single.log.take().filter { !$0.contains("Move") }

        let delegate = NavigationDelegate()
        let app = try await TestApp.launch(delegate)
        try await app.settle()
        #expect(app.exists(.identifier("NavigationBar")) && app.exists("main"))
        #expect(delegate.log.take().filter { !$0.contains("Move") } == alone)

        let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
        let bar = navigation.navigationBar
        navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        let next = RecordingController("next", delegate.log)
        next.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        navigation.pushViewController(next, animated: true)
        try await app.settle()
        #expect(bar.topItem === next.navigationItem && bar.backItem?.title == "main")
        #expect(app.exists("Done") && !app.exists("Edit"))
        #expect(try app.find(.identifier("BackButton")).label == "main")
        #expect(
            delegate.log.take() == [
                "next.willMove(parent)", "next.loadView", "next.viewDidLoad", "main.viewWillDisappear(true)", "next.viewWillAppear(true)",
                "next.viewIsAppearing(true)", "main.viewDidDisappear(true)", "next.viewDidAppear(true)", "next.didMove(parent)",
            ])
        try await app.tap(.identifier("BackButton"))
        try await app.settle()
        #expect(bar.topItem?.title == "main" && bar.backItem == nil)
        #expect(app.exists("Edit") && !app.exists("Done") && !app.exists(.identifier("BackButton")))
        #expect(
            delegate.log.take() == [
                "next.willMove(nil)", "next.viewWillDisappear(true)", "main.viewWillAppear(true)", "main.viewIsAppearing(true)",
                "next.viewDidDisappear(true)", "main.viewDidAppear(true)", "next.didMove(nil)",
            ])
    }
}
