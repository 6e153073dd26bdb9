import CaretTesting

@testable import UIKitCore

/// The transitions of a screen, each with its life-cycle calls: the lists of Documentation/LIFE-CYCLE.md.
@MainActor struct LifeCyclePath {
    let name: String
    /// Performs the transition; calls before the log is last emptied do not count.
    let walk: @MainActor (CallLog) async throws -> Void

    static let all = scenes + windows + navigation + presentation + containers

    static func run(_ name: String) async throws -> [String]? {
        guard let path = all.first(where: { $0.name == name }) else { return nil }
        let log = CallLog()
        try await path.walk(log)
        return log.take()
    }

    private static let windows = [
        LifeCyclePath(name: "A window's first screen") { log in
            try await TestApp.launch(showing: { Screen("root", log) }).settle()
        },
        LifeCyclePath(name: "Another root") { log in
            let app = try await settled(log) { Screen("old", log) }
            app.mainWindow.rootViewController = Screen("new", log)
            try await app.settle()
        },
        LifeCyclePath(name: "The device turns") { log in
            let app = try await settled(log) { Screen("root", log) }
            await app.rotate()
            try await app.settle()
        },
        LifeCyclePath(name: "The app is put away and comes back") { log in
            let app = try await settled(log) { Screen("root", log) }
            await app.enterBackground()
            await app.enterForeground()
            try await app.settle()
        },
    ]

    private static let navigation = [
        LifeCyclePath(name: "A push") { log in
            let (app, stack) = try await stack(log, "a")
            stack.pushViewController(Screen("b", log), animated: true)
            try await app.settle()
        },
        LifeCyclePath(name: "A pop") { log in
            let (app, stack) = try await stack(log, "a", "b")
            stack.popViewController(animated: true)
            try await app.settle()
        },
        LifeCyclePath(name: "Back to the root, over a screen between") { log in
            let (app, stack) = try await stack(log, "a", "b", "c")
            stack.popToRootViewController(animated: true)
            try await app.settle()
        },
        LifeCyclePath(name: "A swipe back") { log in
            let (app, _) = try await stack(log, "a", "b")
            await app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: .milliseconds(400), rest: .milliseconds(100))
            try await app.settle()
        },
        LifeCyclePath(name: "A swipe back that is given up") { log in
            let (app, _) = try await stack(log, "a", "b")
            await app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), over: .milliseconds(400), rest: .milliseconds(200))
            try await app.settle()
        },
    ]

    private static let presentation = [
        LifeCyclePath(name: "A screen over the full screen") { log in
            let (app, root) = try await presenter(log)
            root.present(modal(.fullScreen, log), animated: true)
            try await app.settle()
        },
        LifeCyclePath(name: "It is dismissed") { log in
            let (app, root) = try await presenting(.fullScreen, log)
            root.dismiss(animated: true)
            try await app.settle()
        },
        LifeCyclePath(name: "A sheet") { log in
            let (app, root) = try await presenter(log)
            root.present(modal(.pageSheet, log), animated: true)
            try await app.settle()
        },
        LifeCyclePath(name: "The sheet is dismissed") { log in
            let (app, root) = try await presenting(.pageSheet, log)
            root.dismiss(animated: true)
            try await app.settle()
        },
        LifeCyclePath(name: "A sheet that is pulled and let go") { log in
            let (app, _) = try await presenting(.pageSheet, log)
            await app.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 280), over: .milliseconds(400), rest: .milliseconds(300))
            try await app.settle()
        },
    ]

    private static let containers = [
        LifeCyclePath(name: "A child comes") { log in
            let (app, root) = try await presenter(log)
            embed(Screen("child", log), in: root)
            try await app.settle()
        },
        LifeCyclePath(name: "A child goes") { log in
            let (app, root) = try await presenter(log)
            let child = Screen("child", log)
            embed(child, in: root)
            try await app.settle()
            log.calls = []
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            try await app.settle()
        },
        LifeCyclePath(name: "Another tab, which was never shown") { log in
            let (app, tabs) = try await tabs(log)
            tabs.selectedIndex = 1
            try await app.settle()
        },
        LifeCyclePath(name: "Back to the first tab") { log in
            let (app, tabs) = try await tabs(log)
            tabs.selectedIndex = 1
            try await app.settle()
            log.calls = []
            tabs.selectedIndex = 0
            try await app.settle()
        },
    ]
}

extension LifeCyclePath {
    /// Records size changes, too.
    private final class Screen: RecordingController {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.calls.append("\(name).viewWillTransition(to: \(size.width > size.height ? "landscape" : "portrait"))")
            coordinator.animate(alongsideTransition: nil) { [log, name] _ in log.calls.append("\(name) has turned") }
        }
    }

    private static func settled(_ log: CallLog, _ root: @escaping @MainActor () -> UIViewController) async throws -> TestApp {
        let app = try await TestApp.launch(showing: root)
        try await app.settle()
        log.calls = []
        return app
    }

    private static func stack(_ log: CallLog, _ names: String...) async throws -> (TestApp, UINavigationController) {
        let stack = UINavigationController()
        stack.viewControllers = names.map { Screen($0, log) }
        // The lower screens were on top once, and have their views.
        for controller in stack.viewControllers { controller.loadViewIfNeeded() }
        return (try await settled(log) { stack }, stack)
    }

    private static func presenter(_ log: CallLog) async throws -> (TestApp, UIViewController) {
        let root = Screen("root", log)
        return (try await settled(log) { root }, root)
    }

    /// Launches an app with a presented screen.
    private static func presenting(_ style: UIModalPresentationStyle, _ log: CallLog) async throws -> (TestApp, UIViewController) {
        let (app, root) = try await presenter(log)
        root.present(modal(style, log), animated: false)
        try await app.settle()
        log.calls = []
        return (app, root)
    }

    private static func tabs(_ log: CallLog) async throws -> (TestApp, UITabBarController) {
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("a", log), Screen("b", log)]
        return (try await settled(log) { tabs }, tabs)
    }

    private static func modal(_ style: UIModalPresentationStyle, _ log: CallLog) -> UIViewController {
        let modal = Screen("modal", log)
        modal.modalPresentationStyle = style
        return modal
    }

    private static func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }
}
