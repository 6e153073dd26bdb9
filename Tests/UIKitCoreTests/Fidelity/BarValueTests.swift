import CaretTesting
import Testing

@testable import UIKitCore

/// Positions in bars, in points, as measured in recorded pictures of iOS 17 and 18.
@MainActor @Suite(.app) struct BarValueTests {
    private func navigation(_ device: Device) async throws -> (app: TestApp, bar: UINavigationBar) {
        let first = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        let app = try await TestApp.launch(showing: { navigation }, on: device)
        let second = UIViewController()
        second.title = "Second"
        second.view.backgroundColor = .white
        navigation.pushViewController(second, animated: false)
        try await app.settle()
        return (app, navigation.navigationBar)
    }

    @Test func theBackButtonsInkBeginsAt9Point33AndItsTitlesAt31Point67() async throws {
        let (app, bar) = try await navigation(PixelInk.wide)
        let frame = bar.convert(bar.bounds, to: app.mainWindow)
        let background = CGPoint(x: 2, y: frame.minY + 2)
        let arrow = CGRect(x: 0, y: frame.minY, width: 26, height: 44)
        let chevron = try #require(try PixelInk.box(app, in: arrow, background: background, share: 0.2))
        // Strokes with round ends may reach a pixel less far.
        #expect(chevron.minX.isNear(9.33) && chevron.maxX.isNear(20.33, within: 0.34) && chevron.height.isNear(19), "\(chevron)")
        let word = CGRect(x: 26, y: frame.minY, width: 60, height: 44)
        let title = try #require(try PixelInk.box(app, in: word, background: background, share: 0.2))
        #expect(title.minX.isNear(31.67, within: 0.4), "\(title)")
    }

    @Test func theBackButtonIsMirroredFromRightToLeft() async throws {
        let (app, bar) = try await navigation(PixelInk.wide.rightToLeft)
        let frame = bar.convert(bar.bounds, to: app.mainWindow)
        let arrow = CGRect(x: 376, y: frame.minY, width: 26, height: 44)
        let background = CGPoint(x: 400, y: frame.minY + 2)
        let chevron = try #require(try PixelInk.box(app, in: arrow, background: background, share: 0.2))
        #expect((402 - chevron.maxX).isNear(9.33) && (402 - chevron.minX).isNear(20.33, within: 0.34), "\(chevron)")
    }

    @Test(arguments: [false, true]) func aLargeTitleBegins16FromTheLeadingEdge(isMirrored: Bool) async throws {
        let screen = UIViewController()
        screen.title = "H"
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        let app = try await TestApp.launch(showing: { navigation }, on: isMirrored ? PixelInk.phone.rightToLeft : PixelInk.phone)
        try await app.settle()
        let frame = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: app.mainWindow)
        let area = CGRect(x: 0, y: frame.minY + 44, width: 390, height: 52)
        let ink = try #require(try PixelInk.box(app, in: area, background: CGPoint(x: 195, y: frame.minY + 50)))
        // The letter itself has side bearings.
        let start = isMirrored ? 390 - ink.maxX : ink.minX
        #expect(start > 16 && start < 20, "\(ink)")
    }

    // MARK: - Tabs

    private func bar(_ items: [UITabBarItem], width: CGFloat = 402) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: width, height: 49))
        bar.items = items
        return bar
    }

    private func item(_ title: String, badge: String? = nil) -> UITabBarItem {
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        item.badgeValue = badge
        return item
    }

    @Test func aTitleWithoutAnImageIsAtTheHeightOfOneWithAnImage() async throws {
        let plain = item("HHH")
        let pictured = UITabBarItem(title: "HHI", image: UIImage(systemName: "circle"), selectedImage: nil)
        let app = try await PixelInk.app(bar([plain, pictured]), on: PixelInk.wide)
        for x in [60.0, 261] {
            let area = CGRect(x: x, y: 433, width: 80, height: 15)
            let ink = try #require(try PixelInk.box(app, in: area, background: CGPoint(x: 5, y: 420)))
            // Recorded capitals: from 37.67 to 45.33 of the bar's top. The label is 35.5 below the top.
            #expect((ink.minY - 400).isNear(37.67, within: 0.7) && (ink.maxY - 400).isNear(45.33, within: 0.4), "\(ink)")
        }
        let label = try #require(try app.find("HHH").view.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.frame.minY.isNear(35.5, within: 0.2))
    }

    @Test(arguments: [0, 1, 2, 3]) func aBadgeWithoutAnImageIs18WideAnd11Point1RightOfTheMiddle(index: Int) async throws {
        let items = ["", "3", "A", "3"].enumerated().map { item("Item \($0.offset)", badge: $0.element) }
        let bar = bar(items)
        let app = try await PixelInk.app(bar, on: PixelInk.wide)
        let middle = 50.25 + 100.5 * CGFloat(index)
        let area = CGRect(x: middle, y: 401, width: 48, height: 31)
        let badge = try #require(try PixelInk.box(app, in: area, background: CGPoint(x: 5, y: 420), share: 0.3))
        #expect(badge.width.isNear(18, within: 0.35) && badge.height.isNear(18, within: 0.35), "\(badge)")
        #expect((badge.minX - middle).isNear(11.1, within: 0.7) && (badge.minY - 400).isNear(3, within: 0.35), "\(badge)")
    }

    @Test func aLoneTabBarHasItsStandardAppearance() async throws {
        let bar = bar([item("One")])
        let app = try await PixelInk.app(bar, on: PixelInk.wide)
        // The hairline is the pixel above the bar.
        let area = CGRect(x: 10, y: 390, width: 30, height: 20)
        let line = try #require(try PixelInk.box(app, in: area, background: CGPoint(x: 15, y: 380)))
        #expect(line.minY.isNear(399.67) && line.height.isNear(0.33) && line.width == 30, "\(line)")
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        #expect(bar.content.background.progress == 1 && tabs.tabBar.content.background.progress == 0)
    }

    @Test(arguments: [false, true]) func aBadgeBesideATitleDoesNotCoverIt(isMirrored: Bool) async throws {
        let pictured = UITabBarItem(title: "Recent items", image: UIImage(systemName: "star"), selectedImage: nil)
        pictured.badgeValue = "99+"
        let tablet = Device(size: CGSize(width: 820, height: 1180), scale: 2)
        let app = try await PixelInk.app(
            bar([pictured, item("Plain", badge: "7")], width: 820), on: isMirrored ? tablet.rightToLeft : tablet)
        for (name, badge) in [("Recent items", "99+"), ("Plain", "7")] {
            let button = try app.find(.label(name)).view
            let label = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
            let sign = try app.find(.label(badge)).view
            #expect(!label.frame.intersects(sign.frame) && button.bounds.contains(sign.frame), "\(label.frame) \(sign.frame)")
        }
    }
}
