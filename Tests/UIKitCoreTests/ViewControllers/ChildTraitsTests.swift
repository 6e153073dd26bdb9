import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct ChildTraitsTests {
    @Test func aContainerOverridesTraitsOfAChild() async throws {
        let (parent, child) = (UIViewController(), UIViewController())
        let app = try await TestApp.launch(showing: { parent })
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        await app.advance(frames: 1)
        let before = child.traitCollection.horizontalSizeClass
        let other: UIUserInterfaceSizeClass = before == .compact ? .regular : .compact
        let given = UITraitCollection(horizontalSizeClass: other)
        parent.setOverrideTraitCollection(given, forChild: child)
        await app.advance(frames: 1)
        #expect(child.traitCollection.horizontalSizeClass == other && parent.traitCollection.horizontalSizeClass == before)
        #expect(child.traitCollection.userInterfaceStyle == parent.traitCollection.userInterfaceStyle)
        #expect(parent.overrideTraitCollection(forChild: child) == given && child.overrideTraitCollection(forChild: parent) == nil)
        child.traitOverrides.horizontalSizeClass = before
        await app.advance(frames: 1)
        #expect(child.traitCollection.horizontalSizeClass == before)
        child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        parent.setOverrideTraitCollection(nil, forChild: child)
        await app.advance(frames: 1)
        #expect(child.traitCollection.horizontalSizeClass == before && parent.overrideTraitCollection(forChild: child) == nil)
    }
}
