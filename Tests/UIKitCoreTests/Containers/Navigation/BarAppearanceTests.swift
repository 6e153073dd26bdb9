import CaretTesting
import Testing

@testable import UIKitCore

/// Appearance objects of bars.
@MainActor @Suite(.app) struct BarAppearanceTests {
    private func launched(_ change: (UINavigationController) -> Void) async throws -> (app: TestApp, navigation: UINavigationController) {
        let root = UIViewController()
        root.title = "Title"
        root.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: root)
        change(navigation)
        let app = try await TestApp.launch(showing: { navigation }, on: Device(size: CGSize(width: 390, height: 844), scale: 1))
        try await app.settle()
        return (app, navigation)
    }

    private func red() -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return appearance
    }

    @Test func atTheEdgeThereIsNoBackgroundUnlessOneIsSet() async throws {
        let point = CGPoint(x: 5, y: 20)
        let (app, navigation) = try await launched { $0.navigationBar.standardAppearance = red() }
        #expect(try app.snapshot().pixel(at: point) == SIMD4(255, 255, 255, 255))
        navigation.navigationBar.scrollEdgeAppearance = red()
        try await app.settle()
        #expect(try app.snapshot().pixel(at: point) == SIMD4(255, 0, 0, 255))
        navigation.navigationBar.scrollEdgeAppearance?.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        try await app.settle()
        #expect(try app.snapshot().pixel(at: point) == SIMD4(0, 0, 255, 255))
    }

    @Test func theAppearanceOfAScreenTakesPrecedenceOverTheBars() async throws {
        let (app, navigation) = try await launched { $0.navigationBar.scrollEdgeAppearance = red() }
        let own = UINavigationBarAppearance(barAppearance: red())
        own.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        navigation.topViewController?.navigationItem.scrollEdgeAppearance = own
        try await app.settle()
        #expect(try app.snapshot().pixel(at: CGPoint(x: 5, y: 20)) == SIMD4(0, 255, 0, 255))
    }

    @Test func titlesHaveTheAttributesOfTheAppearance() async throws {
        let appearance = red()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        let (app, _) = try await launched { $0.navigationBar.scrollEdgeAppearance = appearance }
        let label = try #require(try app.find("Title").view as? UILabel)
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemGreen)
    }

    @Test func theTitleOfAnItemIsOffsetAndHasABackgroundImage() async throws {
        let appearance = UINavigationBarAppearance()
        let parts = UIBarButtonItemAppearance()
        parts.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        parts.normal.backgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        appearance.buttonAppearance = parts
        let item = UIBarButtonItem(title: "Item")
        item.accessibilityIdentifier = "item"
        let (app, _) = try await launched { navigation in
            navigation.navigationBar.standardAppearance = appearance
            navigation.topViewController?.navigationItem.rightBarButtonItem = item
        }
        let button = try app.find(.identifier("item"))
        let label = try #require(button.view.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.frame.origin == CGPoint(x: 3, y: -2))
        let corner = CGPoint(x: button.frame.minX + 1, y: button.frame.midY - 14)
        #expect(try app.snapshot().pixel(at: corner) == SIMD4(0, 0, 255, 255))
    }

    @Test func partsAreCopiedAndChangesOfTheCopiesAreApplied() async throws {
        let parts = UIBarButtonItemAppearance()
        let appearance = UINavigationBarAppearance()
        var changes = 0
        appearance.onChange = { changes += 1 }
        appearance.buttonAppearance = parts
        #expect(appearance.buttonAppearance !== parts && changes == 1)
        parts.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(appearance.buttonAppearance.normal.titleTextAttributes.isEmpty && changes == 1)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(changes == 2)
    }

    @Test func configurationsSetBackgroundAndLine() {
        let appearance = UIBarAppearance()
        #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial) && appearance.shadowColor == .separator)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil)
    }

    @Test func copiesKeepEverything() throws {
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        appearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        #expect(copy.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 4) && copy !== appearance)
    }

    @Test(arguments: [
        (UINavigationItem.BackButtonDisplayMode.default, "Title" as String?), (.generic, "Back"), (.minimal, nil),
    ]) func theBackButtonFollowsItsDisplayMode(mode: UINavigationItem.BackButtonDisplayMode, text: String?) async throws {
        let (app, navigation) = try await launched { $0.topViewController?.navigationItem.backButtonDisplayMode = mode }
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        #expect(try app.find(.identifier("BackButton")).view.subviews.compactMap { ($0 as? UILabel)?.text }.first == text)
    }
}
