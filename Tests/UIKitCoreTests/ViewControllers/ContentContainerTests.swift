import CaretTesting
import Testing

@testable import UIKitCore

/// Size and trait changes from containers to their children.
@MainActor @Suite(.app) struct ContentContainerTests {
    private final class Log { var lines: [String] = [] }

    private final class Screen: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.lines.append("\(name) traits \(traits.verticalSizeClass == .compact ? "low" : "high")")
            super.willTransition(to: traits, with: coordinator)
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.lines.append("\(name) size \(Int(size.width))x\(Int(size.height))")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            log.lines.append("\(name) hears that a child prefers \(Int(container.preferredContentSize.width))")
        }
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            log.lines.append("\(name) hears that a child fits otherwise")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
                log.lines.append("\(name) has its traits")
            }
        }
    }

    private let log = Log()

    private func launched(_ root: UIViewController) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { root }, on: Device(size: CGSize(width: 390, height: 844)))
        try await app.settle()
        log.lines = []
        return app
    }

    private func put(_ child: UIViewController, in parent: UIViewController, _ frame: CGRect, _ mask: UIView.AutoresizingMask) {
        parent.addChild(child)
        child.view.frame = frame
        child.view.autoresizingMask = mask
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func aRotationReportsTraitsThenSizesAndThenTheTraitsAreSet() async throws {
        let root = Screen("root", log)
        let child = Screen("child", log)
        let app = try await launched(root)
        put(child, in: root, root.view.bounds, [.flexibleWidth, .flexibleHeight])
        try await app.settle()
        log.lines = []
        await app.rotate()
        try await app.settle()
        #expect(log.lines.prefix(4) == ["root traits low", "child traits low", "root size 844x390", "child size 844x390"])
        #expect(Set(log.lines.dropFirst(4)) == ["root has its traits", "child has its traits"])
    }

    @Test func childrenAreNotifiedOfTheSizeThatTheyWillHave() async throws {
        let root = Screen("root", log)
        let app = try await launched(root)
        put(Screen("strip", log), in: root, CGRect(x: 0, y: 0, width: 390, height: 100), .flexibleWidth)
        put(Screen("inset", log), in: root, CGRect(x: 10, y: 100, width: 370, height: 600), [.flexibleWidth, .flexibleHeight])
        put(Screen("fixed", log), in: root, CGRect(x: 10, y: 10, width: 50, height: 50), [])
        log.lines = []
        await app.rotate()
        #expect(log.lines.filter { $0.contains("size") } == ["root size 844x390", "strip size 844x100", "inset size 824x146"])
    }

    @Test func aParentMayOverrideTheChildsSize() async throws {
        final class Halves: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        }
        let root = Halves()
        let app = try await launched(root)
        put(Screen("half", log), in: root, CGRect(x: 0, y: 0, width: 195, height: 844), [])
        await app.rotate()
        #expect(log.lines.filter { $0.contains("size") } == ["half size 422x390"])
    }

    @Test func coveredScreensOfAStackAreNotified() async throws {
        let navigation = UINavigationController(rootViewController: Screen("first", log))
        let app = try await launched(navigation)
        navigation.pushViewController(Screen("second", log), animated: false)
        try await app.settle()
        for turn in ["844x390", "390x844"] {
            log.lines = []
            await app.rotate()
            #expect(log.lines.filter { $0.contains("size") } == ["first size \(turn)", "second size \(turn)"])
        }
    }

    @Test func resizingBetweenSizeClassesLeavesTraitsUnchanged() async throws {
        let app = try await launched(Screen("root", log))
        await app.resize(to: CGSize(width: 400, height: 700))
        #expect(log.lines == ["root size 400x700"])
    }

    private final class Panel: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            let whole = containerView?.bounds.size ?? .zero
            return CGRect(origin: .zero, size: size(forChildContentContainer: presentedViewController, withParentContainerSize: whole))
        }
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
        override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Panel(presentedViewController: presented, presenting: presenting) }
    }

    @Test func aPresentationSaysWhatThePresentedWillHave() async throws {
        let root = Screen("root", log)
        let app = try await launched(root)
        let shown = Screen("shown", log)
        let director = Director()
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = director
        root.present(shown, animated: false)
        try await app.settle()
        log.lines = []
        await app.rotate()
        #expect(log.lines.prefix(4) == ["root traits low", "shown traits low", "root size 844x390", "shown size 844x195"])
        #expect(shown.view.bounds.size == CGSize(width: 844, height: 195))
    }

    @Test func preferredContentSizesGoUp() async throws {
        let root = Screen("root", log)
        let child = Screen("child", log)
        let app = try await launched(root)
        put(child, in: root, root.view.bounds, [])
        child.preferredContentSize = CGSize(width: 120, height: 80)
        child.preferredContentSize = CGSize(width: 120, height: 80)
        #expect(log.lines == ["root hears that a child prefers 120"])
        log.lines = []
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(label)
        label.topAnchor.constraint(equalTo: child.view.topAnchor).isActive = true
        try await app.settle()
        log.lines = []
        label.text = "longer"
        #expect(log.lines.contains("root hears that a child fits otherwise"))
        #expect(!log.lines.contains { $0.hasPrefix("child") })
    }

    @Test func aPopoverFollowsTheTopScreenOfItsStack() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: PopoverTests.tablet)
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = root.view
        screen.preferredContentSize = CGSize(width: 200, height: 100)
        root.present(navigation, animated: false)
        try await app.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 200, height: 144))
        screen.preferredContentSize = CGSize(width: 240, height: 156)
        try await app.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 240, height: 200))
        navigation.preferredContentSize = CGSize(width: 100, height: 90)
        try await app.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 100, height: 90))
    }
}
