import CaretTesting
import Testing

@testable import UIKitCore

/// What stands in the middle of a navigation bar, and what its back button says.
@MainActor @Suite(.app) struct TitleViewTests {
    private func shown(_ title: UIView) async throws -> (app: TestApp, bar: UINavigationBar) {
        let root = UIViewController()
        root.navigationItem.titleView = title
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return (app, navigation.navigationBar)
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func aStackIsAsLargeAsWhatItHolds() async throws {
        let words = label("Two words")
        let stack = UIStackView(arrangedSubviews: [words, label("and a line")])
        stack.axis = .vertical
        let (app, bar) = try await shown(stack)
        let place = stack.convert(stack.bounds, to: bar)
        #expect(abs(place.width - words.intrinsicContentSize.width) < 12 && place.height > 30)
        #expect(abs(place.midX - bar.bounds.midX) < 1 && abs(place.midY - 22) < 1)
        // It grows with what it holds.
        words.text = "Many more words than before"
        bar.setNeedsLayout()
        bar.topItem?.prompt = nil
        try await app.settle()
        #expect(stack.bounds.width > place.width + 50)
    }

    private final class Badge: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
    }

    @Test func aViewOfSomeNaturalSizeHasIt() async throws {
        let badge = Badge()
        _ = try await shown(badge)
        #expect(badge.bounds.size == CGSize(width: 60, height: 20))
    }

    @Test func aFrameIsKept() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        _ = try await shown(view)
        #expect(view.bounds.size == CGSize(width: 90, height: 30))
    }

    @Test func theBackButtonFollowsTheTitleBelow() async throws {
        let (root, next) = (UIViewController(), UIViewController())
        root.title = "Before"
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation })
        navigation.pushViewController(next, animated: false)
        try await app.settle()
        #expect(app.exists("Before"))
        root.title = "After"
        try await app.settle()
        #expect(app.exists("After") && !app.exists("Before"))
    }
}
