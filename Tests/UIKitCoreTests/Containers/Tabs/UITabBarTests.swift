import CaretTesting
import Testing

@testable import UIKitCore

/// The content of a tab bar.
@MainActor @Suite(.app) struct UITabBarTests {
    final class Listener: NSObject, UITabBarDelegate {
        var titles: [String] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title ?? "") }
    }

    private func launched(_ items: [UITabBarItem], on device: Device = .standard, width: CGFloat = 390) async throws -> (
        app: TestApp, bar: UITabBar
    ) {
        let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: width, height: 49))
        bar.items = items
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(bar)
                return controller
            }, on: device)
        try await app.settle()
        return (app, bar)
    }

    @Test func itemsShareTheWidth() async throws {
        let (app, _) = try await launched([UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)])
        #expect(try app.find("One").frame == CGRect(x: 0, y: 700, width: 195, height: 49))
        #expect(try app.find("Two").frame == CGRect(x: 195, y: 700, width: 195, height: 49))
    }

    @Test func aTapChoosesAndNotifies() async throws {
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        let (app, bar) = try await launched(items)
        let listener = Listener()
        bar.delegate = listener
        try await app.tap("Two")
        #expect(bar.selectedItem === items[1] && listener.titles == ["Two"])
        bar.selectedItem = items[0]
        #expect(listener.titles == ["Two"])
    }

    @Test func aBackgroundSetByOlderPropertiesStays() async throws {
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        let (app, bar) = try await launched(items, on: Device(size: CGSize(width: 390, height: 844), scale: 1))
        bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        try await app.settle()
        bar.selectedItem = items[1]
        try await app.settle()
        #expect(try app.snapshot().pixel(at: CGPoint(x: 5, y: 705)) == SIMD4(255, 0, 0, 255))
    }

    @Test func anItemsOwnAttributesCount() async throws {
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        items[0].setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
        items[0].setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .selected)
        let (app, bar) = try await launched(items)
        func color() throws -> UIColor? {
            let label = try app.find("One").view.subviews.lazy.compactMap { $0 as? UILabel }.first
            return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(try color() == .systemGreen)
        bar.selectedItem = items[0]
        #expect(try color() == .systemPink)
    }

    @Test func aBadgeIsAsWideAsItsText() async throws {
        let item = UITabBarItem(tabBarSystemItem: .downloads, tag: 0)
        let (app, _) = try await launched([item])
        item.badgeValue = "7"
        try await app.settle()
        let narrow = try app.find("7").frame
        #expect(narrow.size == CGSize(width: 18, height: 18))
        item.badgeValue = "1,024"
        item.badgeColor = .systemBlue
        try await app.settle()
        let badge = try app.find("1,024")
        #expect(badge.frame.width > 30 && badge.frame.height == 18 && badge.view.backgroundColor == .systemBlue)
        item.badgeValue = nil
        try await app.settle()
        #expect(!app.exists("1,024"))
    }

    @Test func aTabletHasTitlesBesideTheImages() async throws {
        let items = [UITabBarItem(tabBarSystemItem: .favorites, tag: 0), UITabBarItem(tabBarSystemItem: .search, tag: 1)]
        let (app, bar) = try await launched(items, on: Device(size: CGSize(width: 820, height: 1180)), width: 820)
        #expect(bar.itemStyle == .inline)
        let button = try app.find("Favorites").view
        let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        let picture = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(picture.frame.maxX < label.frame.minX && abs(picture.frame.midY - label.frame.midY) <= 1)
        let both = try app.find("Favorites").frame.union(app.find("Search").frame)
        #expect(abs(both.midX - 410) <= 1 && both.width < 400)
    }

    @Test func appearancesAreCopiedAndChangesAreApplied() async throws {
        let (_, bar) = try await launched([UITabBarItem(title: "One", image: nil, tag: 0)])
        let given = UITabBarAppearance()
        given.configureWithOpaqueBackground()
        given.backgroundColor = .systemRed
        bar.standardAppearance = given
        given.backgroundColor = .systemGreen
        #expect(bar.standardAppearance.backgroundColor == .systemRed && bar.standardAppearance !== given)
        #expect(bar.scrollEdgeAppearance == nil)
    }

    @Test func aForeignItemCannotBeSelected() async {
        await #expect(processExitsWith: .failure) { @MainActor in UITabBar().selectedItem = UITabBarItem() }
    }
}
