import CaretTesting
import Testing

@testable import Caret

/// Popovers, share sheets and pickers whose results a task awaits.
@MainActor @Suite(.app) struct AwaitedPresentationTests {
    private static let tablet = Device(size: CGSize(width: 820, height: 1180), scale: 1)

    private final class Screen: UIViewController {
        let button = UIButton(type: .system)
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 100, y: 200, width: 80, height: 44)
            view.addSubview(button)
        }
    }

    private final class Sizes: UIViewController {
        let slider = UISlider()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(slider)
        }
    }

    private func launch(on device: Device = .standard.scale(1)) async throws -> (app: TestApp, screen: Screen) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen }, on: device)
        try await app.settle()
        return (app, screen)
    }

    private func launchWithPushedScreen() async throws -> (app: TestApp, navigation: UINavigationController, screen: Screen) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        let screen = Screen()
        navigation.pushViewController(screen, animated: false)
        try await app.settle()
        return (app, navigation, screen)
    }

    // MARK: - Popovers

    @Test func aPopoverReturnsItsResultAfterItsDismissal() async throws {
        let (app, screen) = try await launch(on: Self.tablet)
        let sizes = Sizes()
        let answer = Task {
            let size: Int? = await screen.popover(sizes, from: screen.button) { sizes, finish in
                sizes.loadViewIfNeeded()
                sizes.slider.on(.valueChanged) { value in finish(Int(value * 10)) }
            }
            return (size, screen.presentedViewController == nil)
        }
        try await app.settle()
        let popover = try #require(sizes.popoverPresentationController)
        #expect(screen.presentedViewController === sizes && popover.sourceItem === screen.button)
        sizes.slider.value = 0.5
        sizes.slider.sendActions(for: .valueChanged)
        sizes.slider.value = 0.9
        sizes.slider.sendActions(for: .valueChanged)
        try await app.settle()
        let (size, isGone) = await answer.value
        #expect(size == 5 && isGone, "the first result, when the popover has gone")
    }

    @Test func aPopoverThatTheUserDismissesReturnsNothing() async throws {
        let (app, screen) = try await launch(on: Self.tablet)
        let answer = Task { await screen.popover(Sizes(), from: screen.button) { _, _ in } as Int? }
        let withoutResult = Task { await screen.popover(UIViewController(), from: screen.button) }
        for _ in 0..<2 {
            try await app.settle()
            #expect(screen.presentedViewController != nil)
            await app.tap(at: CGPoint(x: 800, y: 1160))
        }
        try await app.settle()
        #expect(await answer.value == nil)
        await withoutResult.value
        #expect(screen.presentedViewController == nil)
    }

    @Test func aResultBeforeThePresentationPresentsNothing() async throws {
        let (app, screen) = try await launch(on: Self.tablet)
        let answer = Task { await screen.popover(Sizes(), from: screen.button) { _, finish in finish(3) } }
        try await app.settle()
        #expect(await answer.value == 3)
        #expect(screen.presentedViewController == nil && app.diagnostics.isEmpty)
    }

    // MARK: - A busy controller

    @Test func presentationsByABusyControllerAppearAfterwardsInOrder() async throws {
        let (app, screen) = try await launch(on: Self.tablet)
        let other = UIViewController()
        screen.present(other, animated: true)
        let (first, second) = (Sizes(), Sizes())
        let tasks = [first, second].map { sizes in Task { await screen.popover(sizes, from: screen.button) } }
        try await app.settle()
        #expect(screen.presentedViewController === other && PresentationQueue.shared.count == 2 && app.diagnostics.isEmpty)
        other.dismiss(animated: true)
        try await app.settle()
        #expect(screen.presentedViewController === first)
        first.dismiss(animated: true)
        try await app.settle()
        #expect(screen.presentedViewController === second)
        second.dismiss(animated: false)
        try await app.settle()
        for task in tasks { await task.value }
        #expect(PresentationQueue.shared.count == 0 && app.diagnostics.isEmpty)
    }

    @Test func aPresentationWaitsUntilItsControllerIsInAWindow() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: Self.tablet)
        let screen = Screen()
        let sizes = Sizes()
        let task = Task { await screen.popover(sizes, from: screen.button) }
        await Task.yield()
        navigation.pushViewController(screen, animated: true)
        try await app.settle()
        #expect(screen.presentedViewController === sizes && app.diagnostics.isEmpty)
        task.cancel()
        try await app.settle()
        await task.value
        #expect(screen.presentedViewController == nil)
    }

    @Test(arguments: [true, false]) func aControllerThatLeavesEndsWhatItPresents(isVisible: Bool) async throws {
        let (app, navigation, screen) = try await launchWithPushedScreen()
        if !isVisible { navigation.popViewController(animated: true) }
        let answer = Task { await screen.pick(.color()) }
        if isVisible {
            try await app.settle()
            #expect(navigation.presentedViewController is UIColorPickerViewController)
            navigation.popViewController(animated: false)
        }
        try await app.settle()
        #expect(await answer.value == nil)
        #expect(navigation.presentedViewController == nil && PresentationQueue.shared.count == 0 && app.diagnostics.isEmpty)
    }

    @Test func aCancelledTaskPresentsNothing() async throws {
        let (app, screen) = try await launch()
        let task = Task { await screen.pick(.font()) }
        task.cancel()
        try await app.settle()
        #expect(await task.value == nil)
        #expect(screen.presentedViewController == nil)
    }

    @Test func theAwaitingControllerIsReleasedWhenItIsPopped() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        weak var screen: Screen?
        func push() {
            let newScreen = Screen()
            screen = newScreen
            newScreen.task { screen in _ = await screen.pick(.font()) }
            navigation.pushViewController(newScreen, animated: false)
        }
        push()
        try await app.settle()
        #expect(navigation.presentedViewController is UIFontPickerViewController)
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect(screen == nil && navigation.presentedViewController == nil)
    }
}
