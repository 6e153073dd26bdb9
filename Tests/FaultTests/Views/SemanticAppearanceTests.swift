import CaretTesting
import Testing
import UIKit

/// The direction of views by appearance.
@MainActor @Suite(.app) struct SemanticAppearanceTests {
    @Test func `L5 views that are created afterwards take their direction from the appearance`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        try await app.settle()
        let before = UIView()
        app.mainWindow.addSubview(before)
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        let (view, own) = (UIView(), UIView())
        own.semanticContentAttribute = .forceLeftToRight
        for one in [view, own] { app.mainWindow.addSubview(one) }
        try await app.settle()
        #expect(view.semanticContentAttribute == .forceRightToLeft && view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(own.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(before.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func `L5 stacks are mirrored by the appearance`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        let views = [UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 100, width: 100, height: 20)
        app.mainWindow.addSubview(stack)
        try await app.settle()
        #expect(views.map(\.frame.minX) == [50, 0])
    }
}
