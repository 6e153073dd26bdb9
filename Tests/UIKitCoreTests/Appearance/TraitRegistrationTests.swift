import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct TraitRegistrationTests {
    private final class Listener: UIView {
        var heard: [String] = []
        func anyChange() { heard.append("none") }
        func styleChanged(of view: UIView) { heard.append("of \(view === self)") }
        func styleChanged(of view: UIView, from previous: UITraitCollection) {
            heard.append("from \(previous.userInterfaceStyle.rawValue)")
        }
    }

    @Test func `methods of the object itself are called with the arguments that they declare`() {
        let view = Listener()
        let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
        view.registerForTraitChanges(traits, action: Selector("a", Listener.anyChange))
        view.registerForTraitChanges(traits, action: Selector("b:", Listener.styleChanged(of:)))
        let last = view.registerForTraitChanges(traits, action: Selector("c::", Listener.styleChanged(of:from:)))
        view.updateTraits()
        view.overrideUserInterfaceStyle = .dark
        #expect(view.heard == ["none", "of true", "from 1"])
        view.unregisterForTraitChanges(last)
        view.overrideUserInterfaceStyle = .light
        #expect(view.heard == ["none", "of true", "from 1", "none", "of true"])
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(view.heard.count == 5)
    }

    @Test func `a target is called while it is alive`() {
        let view = UIView()
        view.updateTraits()
        var target: Listener? = Listener()
        weak let gone = target
        let action = Selector("b:", Listener.styleChanged(of:))
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target as Any, action: action)
        view.overrideUserInterfaceStyle = .dark
        #expect(target?.heard == ["of false"])
        target = nil
        #expect(gone == nil)
        view.overrideUserInterfaceStyle = .light
    }

    @Test func `a controller's overrides apply to its view and its children`() throws {
        try TestHost.run { host in
            let (parent, child) = (UIViewController(), UIViewController())
            child.traitOverrides.preferredContentSizeCategory = .extraLarge
            #expect(child.traitCollection.preferredContentSizeCategory == .extraLarge)
            let window = host.makeWindow()
            window.rootViewController = parent
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            var heard = 0
            child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in heard += 1 }
            parent.traitOverrides.horizontalSizeClass = .regular
            host.step()
            #expect(child.view.traitCollection.horizontalSizeClass == .regular && heard == 1)
            #expect(child.view.traitCollection.preferredContentSizeCategory == .extraLarge)
            #expect(parent.view.traitCollection.preferredContentSizeCategory == .large)
            child.traitOverrides.horizontalSizeClass = .compact
            child.updateTraitsIfNeeded()
            #expect(child.traitCollection.horizontalSizeClass == .compact && heard == 2)
            child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            #expect(child.traitCollection.horizontalSizeClass == .regular)
        }
    }
}
