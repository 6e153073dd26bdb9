import Caret
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The large content viewer: controls that are too small to grow with the text are shown enlarged.
@MainActor @Suite(.app) struct LargeContentViewerTests {
    private final class Host: NSObject, UILargeContentViewerInteractionDelegate {
        var ends: [(title: String?, point: CGPoint)] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
        ) { ends.append((item?.largeContentTitle, point)) }
    }

    private static let large = Device.standard.textSize(.accessibilityExtraLarge)

    private func launched(
        _ views: [UIView], _ interaction: UILargeContentViewerInteraction?, on device: Device = large
    ) async throws -> TestApp {
        for (index, view) in views.enumerated() { view.frame = CGRect(x: 20 + 120 * CGFloat(index), y: 100, width: 100, height: 50) }
        return try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                for view in views { controller.view.addSubview(view) }
                if let interaction { controller.view.addInteraction(interaction) }
                return controller
            }, on: device)
    }

    private func panel(_ app: TestApp) -> LargeContentPanel? { app.mainWindow.subviews.lazy.compactMap { $0 as? LargeContentPanel }.first }

    private func button(_ title: String, _ taps: @escaping @MainActor () -> Void = {}) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in taps() })
        button.showsLargeContentViewer = true
        return button
    }

    private func words(_ panel: LargeContentPanel?) -> String? { panel?.subviews.lazy.compactMap { $0 as? UILabel }.first?.text }

    @Test func `G18 a long press shows the content until the touch ends, and then acts like a tap`() async throws {
        var taps = 0
        let app = try await launched([button("Delete") { taps += 1 }], UILargeContentViewerInteraction())
        let finger = Finger(app, at: CGPoint(x: 60, y: 120))
        await app.advance(by: .seconds(1))
        let panel = try #require(self.panel(app))
        #expect(words(panel) == "Delete" && panel.alpha == 1)
        #expect(abs(panel.center.x - 195) <= 1 && abs(panel.center.y - 422) <= 1, "it stands in the middle")
        await finger.lift()
        try await app.settle()
        #expect(self.panel(app) == nil && taps == 1)
    }

    @Test func `G18 the viewer follows the touch from item to item, and the delegate receives its end`() async throws {
        var taps = 0
        let host = Host()
        let app = try await launched(
            [button("One") { taps += 1 }, button("Two") { taps += 1 }], UILargeContentViewerInteraction(delegate: host))
        let finger = Finger(app, at: CGPoint(x: 60, y: 120))
        await app.advance(by: .seconds(1))
        #expect(words(panel(app)) == "One")
        await finger.move(to: CGPoint(x: 200, y: 120))
        #expect(words(panel(app)) == "Two")
        await finger.move(to: CGPoint(x: 200, y: 300))
        try await app.settle()
        #expect(panel(app) == nil, "nothing is below the finger")
        await finger.move(to: CGPoint(x: 200, y: 120))
        await finger.lift()
        #expect(host.ends.map(\.title) == ["Two"] && host.ends.first?.point == CGPoint(x: 60, y: 20) && taps == 0)
    }

    @Test func `G18 closures decide what is shown, and receive the end of the touch`() async throws {
        var taps = 0
        var ends: [String?] = []
        let (first, second) = (button("One") { taps += 1 }, button("Two"))
        let interaction = UILargeContentViewerInteraction()
        interaction.answer(.item) { _ in second }
        let app = try await launched([first, second], interaction)
        await app.hold(at: CGPoint(x: 60, y: 120), for: .seconds(1))
        #expect(ends.isEmpty && taps == 0, "the second button was tapped by the system")
        interaction.on(.didEnd) { ends.append($0.item?.largeContentTitle) }
        await app.hold(at: CGPoint(x: 60, y: 120), for: .seconds(1))
        #expect(ends == ["Two"] && taps == 0)
    }

    @Test func `G18 at usual text sizes nothing opens`() async throws {
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        var taps = 0
        let app = try await launched([button("Delete") { taps += 1 }], UILargeContentViewerInteraction(), on: .standard)
        #expect(!UILargeContentViewerInteraction.isEnabled)
        await app.hold(at: CGPoint(x: 60, y: 120), for: .seconds(1))
        #expect(panel(app) == nil && taps == 1)
        await app.setTextSize(.accessibilityMedium)
        #expect(UILargeContentViewerInteraction.isEnabled && posts == 1)
        await app.setTextSize(.accessibilityLarge)
        #expect(posts == 1)
    }

    @Test func `G18 views have the content of their class`() {
        let (label, plain) = (UILabel(), UIView())
        label.text = "Words"
        let image = UIImage(systemName: "star")
        #expect(label.largeContentTitle == "Words" && plain.largeContentTitle == nil && !plain.showsLargeContentViewer)
        #expect(UIImageView(image: image).largeContentImage === image && !plain.scalesLargeContentImage)
        plain.largeContentTitle = "Own"
        plain.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let item: any UILargeContentViewerItem = plain
        #expect(item.largeContentTitle == "Own" && item.largeContentImageInsets.right == 4)
    }

    @Test func `G18 buttons of bars are shown enlarged`() async throws {
        var taps = 0
        let controller = UIViewController()
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in taps += 1 })
        controller.navigationItem.rightBarButtonItem = item
        let app = try await TestApp.launch(
            showing: { UINavigationController(rootViewController: controller) }, on: Self.large)
        let button = try #require(item.currentButton)
        let finger = Finger(app, at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        await app.advance(by: .seconds(1))
        #expect(words(panel(app)) == "Share")
        await finger.lift()
        #expect(taps == 1)
        item.largeContentSizeImage = UIImage(systemName: "star")
        #expect(button.largeContentImage === item.largeContentSizeImage && !button.scalesLargeContentImage)
    }
}

/// A touch on the screen of a test.
@MainActor private final class Finger {
    private let app: TestApp
    private var point: CGPoint

    init(_ app: TestApp, at point: CGPoint) {
        (self.app, self.point) = (app, point)
        send(.began)
    }

    private func send(_ phase: PointerEvent.Phase) {
        app.send(.pointer(PointerEvent(id: 7, phase: phase, location: point, timestamp: app.clock.now)))
    }

    func move(to point: CGPoint) async {
        self.point = point
        send(.moved)
        await app.advance(frames: 2)
    }

    func lift() async {
        send(.ended)
        await app.advance(frames: 2)
    }
}
