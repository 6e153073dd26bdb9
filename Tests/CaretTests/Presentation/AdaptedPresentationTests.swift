import CaretTesting
import Observation
import Testing

@testable import Caret

/// Presentations that are adapted to another style in a container, or whose controller is replaced.
@MainActor @Suite(.app) struct AdaptedPresentationTests {
    private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
        let wrap: @MainActor (UIViewController) -> UIViewController
        init(_ wrap: @escaping @MainActor (UIViewController) -> UIViewController) { self.wrap = wrap }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .pageSheet }

        func presentationController(
            _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { wrap(controller.presentedViewController) }
    }

    private final class Log { var answers: [Int?] = [] }

    private let adapter = Adapter { UINavigationController(rootViewController: $0) }
    private let replacingAdapter = Adapter { _ in UINavigationController(rootViewController: UIViewController()) }

    /// Presents a popover on a phone, and logs the result. The closure that sends a result is returned.
    private func launch(_ adapter: Adapter) async throws -> (TestApp, UIViewController, Log, () -> Void) {
        let (screen, content, log) = (UIViewController(), UIViewController(), Log())
        let app = try await TestApp.launch(showing: { screen }, on: .standard.scale(1))
        try await app.settle()
        var send: @MainActor (Int) -> Void = { _ in }
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.delegate = adapter
        screen.task { screen in
            log.answers.append(await screen.popover(content, from: screen.view) { _, finish in send = finish })
        }
        try await app.settle()
        #expect(screen.presentedViewController is UINavigationController && log.answers.isEmpty)
        return (app, screen, log, { send(7) })
    }

    @Test(arguments: [true, false]) func anAdaptedPopoverReturnsWhenItIsDismissed(containsController: Bool) async throws {
        let (app, screen, log, _) = try await launch(containsController ? adapter : replacingAdapter)
        screen.dismiss(animated: true)
        try await app.settle()
        #expect(log.answers == [nil] && screen.presentedViewController == nil)
    }

    @Test(arguments: [true, false]) func aResultDismissesAnAdaptedPopover(containsController: Bool) async throws {
        let (app, screen, log, send) = try await launch(containsController ? adapter : replacingAdapter)
        send()
        try await app.settle()
        #expect(log.answers == [7] && screen.presentedViewController == nil && app.diagnostics.isEmpty)
    }

    @Test func aResultDuringADismissalIsReturnedAfterTheDismissal() async throws {
        let (app, screen, log, send) = try await launch(adapter)
        screen.dismiss(animated: true)
        await app.advance(frames: 2)
        send()
        #expect(log.answers == [])
        try await app.settle()
        #expect(log.answers == [7] && screen.presentedViewController == nil && app.diagnostics.isEmpty)
    }

    // MARK: - Items

    @MainActor @Observable final class Route {
        var edited: String?
    }

    @Test(arguments: [true, false]) func anAdaptedControllerOfAnItemEndsTheItem(containsController: Bool) async throws {
        let (route, screen, adapter) = (Route(), UIViewController(), containsController ? adapter : replacingAdapter)
        screen.present(route, \.edited) { screen, _ in
            let content = UIViewController()
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = screen.view
            content.popoverPresentationController?.delegate = adapter
            return content
        }
        let app = try await TestApp.launch(showing: { screen }, on: .standard.scale(1))
        for item in ["a", "b"] {
            route.edited = item
            try await app.settle()
            #expect(screen.presentedViewController is UINavigationController)
            screen.dismiss(animated: true)
            try await app.settle()
            #expect(route.edited == nil && screen.presentedViewController == nil)
        }
        route.edited = "c"
        try await app.settle()
        route.edited = nil
        try await app.settle()
        #expect(screen.presentedViewController == nil && app.diagnostics.isEmpty)
    }

    @Test func anItemWaitsForAPresentationThatAnotherOneCovers() async throws {
        let (route, screen, first) = (Route(), UIViewController(), UIViewController())
        screen.present(route, \.edited) { _, name in
            let content = UIViewController()
            content.title = name
            return content
        }
        let app = try await TestApp.launch(showing: { screen }, on: .standard.scale(1))
        screen.present(first, animated: false)
        try await app.settle()
        route.edited = "a"
        try await app.settle()
        let second = UIViewController()
        second.modalPresentationStyle = .fullScreen
        first.modalPresentationStyle = .fullScreen
        first.present(second, animated: false)
        try await app.settle()
        screen.dismiss(animated: true)
        try await app.settle()
        #expect(screen.presentedViewController?.title == "a" && app.diagnostics.isEmpty)
    }
}
