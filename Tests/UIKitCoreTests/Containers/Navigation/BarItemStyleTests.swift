import CaretTesting
import Testing

@testable import UIKitCore

/// The appearance of single items, and titles with menus.
@MainActor @Suite(.app) struct BarItemStyleTests {
    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill(CGRect(x: 0, y: 0, width: side, height: side)) }
    }

    private func launched(
        _ item: UIBarButtonItem?, _ change: (UINavigationItem) -> Void = { _ in }, on device: Device = .standard
    ) async throws -> (app: TestApp, navigation: UINavigationController) {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        second.title = "Second"
        second.navigationItem.rightBarButtonItem = item
        change(second.navigationItem)
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        let app = try await TestApp.launch(showing: { navigation }, on: device)
        try await app.settle()
        return (app, navigation)
    }

    private func parts(of item: UIBarButtonItem) throws -> (words: UILabel, background: UIImageView) {
        let button = try #require(item.currentButton as? BarButton)
        let words = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
        let background = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        return (words, background)
    }

    @Test func anItemHasABackgroundAndItsTitleIsMoved() async throws {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        let (usual, pressed, low) = (square(4), square(5), square(6))
        item.setBackgroundImage(usual, for: .normal, barMetrics: .default)
        item.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
        item.setBackgroundImage(low, for: .normal, barMetrics: .compact)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .default)
        item.setBackgroundVerticalPositionAdjustment(5, for: .default)
        let (app, _) = try await launched(item)
        let (words, background) = try parts(of: item)
        let button = try #require(item.currentButton as? BarButton)
        #expect(words.frame.origin == CGPoint(x: 3, y: -2) && background.frame.minY == (button.bounds.height - 32) / 2 + 5)
        #expect(background.image === usual)
        button.isHighlighted = true
        #expect(background.image === pressed)
        button.isHighlighted = false
        item.isEnabled = false
        try await app.settle()
        #expect(try parts(of: item).background.image === usual)
        #expect(item.backgroundImage(for: .normal, barMetrics: .compact) === low)
        #expect(
            item.titlePositionAdjustment(for: .default).horizontal == 3 && item.backgroundVerticalPositionAdjustment(for: .default) == 5)
        await app.turn(to: .landscapeLeft)
        try await app.settle()
        #expect(try parts(of: item).background.image === low && parts(of: item).words.frame.origin == CGPoint(x: 3, y: -2))
    }

    @Test func theProxyMovesTheTitlesOfAllBackButtonsAway() async throws {
        let (app, navigation) = try await launched(nil)
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        let back = try #require(app.find(.identifier("BackButton")).view as? BackButton)
        #expect(back.label.frame.maxX < 0 && back.chevron.frame.minX == 0)
        // An item's own offset takes precedence.
        let own = UIBarButtonItem(title: "Here", style: .plain, target: nil, action: nil)
        own.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 0), for: .default)
        navigation.viewControllers[1].navigationItem.backBarButtonItem = own
        try await app.settle()
        let next = try #require(app.find(.identifier("BackButton")).view as? BackButton)
        #expect(abs(next.label.frame.minX - (BarMetrics.chevronSize.width + BarMetrics.chevronGap + 2)) < 0.01)
    }

    @Test func aTitleOpensItsMenu() async throws {
        var chosen = 0
        let (app, navigation) = try await launched(nil) { item in
            item.titleMenuProvider = { suggested in UIMenu(children: suggested + [UIAction(title: "Rename") { _ in chosen += 1 }]) }
        }
        let title = try app.find(.identifier("TitleMenu"))
        #expect(abs(title.frame.midX - 195) <= 0.5 && title.view.accessibilityLabel == "Second")
        try await app.tap(.identifier("TitleMenu"))
        try await app.settle()
        try await app.tap("Rename")
        try await app.settle()
        #expect(chosen == 1)
        navigation.topViewController?.navigationItem.titleMenuProvider = nil
        try await app.settle()
        #expect(!app.exists(.identifier("TitleMenu")) && app.exists("Second"))
    }

    // MARK: - Heights

    @Test func barsAreHigherOnTabletsAndHighestOnSheets() async throws {
        let (app, navigation) = try await launched(nil)
        #expect(navigation.navigationBar.bounds.height == 44)
        let inner = UINavigationController(rootViewController: UIViewController())
        navigation.present(inner, animated: true)
        try await app.settle()
        #expect(inner.navigationBar.bounds.height == 56 && inner.topViewController?.view.safeAreaInsets.top == 56)
        let (_, tablet) = try await launched(nil, on: #require(Device.named("iPad 11")))
        #expect(tablet.navigationBar.bounds.height == 50)
        let whole = UINavigationController(rootViewController: UIViewController())
        whole.modalPresentationStyle = .fullScreen
        tablet.present(whole, animated: false)
        #expect(whole.navigationBar.bounds.height == 50)
    }
}
