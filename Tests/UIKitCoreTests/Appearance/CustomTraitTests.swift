import Testing

@testable import UIKitCore

/// Custom traits of an app, and the times at which changes are delivered.
@MainActor @Suite(.app) struct CustomTraitTests {
    private enum Theme: UITraitDefinition {
        static let defaultValue = "plain"
        static let affectsColorAppearance = true
    }

    private struct Depth: UITraitDefinition {
        static let defaultValue = 0
    }

    @Test func `a trait has its default until a view overrides it, and is inherited`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let (parent, child) = (UIView(), UIView())
            window.addSubview(parent)
            parent.addSubview(child)
            #expect(child.traitCollection[Theme.self] == "plain")
            parent.traitOverrides[Theme.self] = "festive"
            #expect(child.traitCollection[Theme.self] == "festive" && window.traitCollection[Theme.self] == "plain")
            #expect(parent.traitOverrides.contains(Theme.self) && !parent.traitOverrides.contains(Depth.self))
            child.traitOverrides[Theme.self] = "plain"
            #expect(child.traitCollection[Theme.self] == "plain" && child.traitOverrides.contains(Theme.self))
            child.traitOverrides.remove(Theme.self)
            #expect(child.traitCollection[Theme.self] == "festive")
        }
    }

    @Test func `two writes are one change, delivered before the next layout`() throws {
        try TestHost.run { host in
            final class Watcher: UIView {
                var log: [String] = []
                override func layoutSubviews() {
                    super.layoutSubviews()
                    log.append("layout")
                }
            }
            let window = host.makeWindow()
            let view = Watcher(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            host.step()
            view.log = []
            view.registerForTraitChanges([Theme.self, Depth.self]) { (view: Watcher, previous) in
                view.log.append("\(previous[Theme.self]) \(previous[Depth.self])")
            }
            window.traitOverrides[Theme.self] = "festive"
            window.traitOverrides[Depth.self] = 3
            #expect(view.log.isEmpty && view.traitCollection[Depth.self] == 3)
            host.step()
            #expect(view.log == ["plain 0", "layout"])
            window.traitOverrides[Depth.self] = 4
            view.updateTraitsIfNeeded()
            #expect(view.log == ["plain 0", "layout", "festive 3"])
            host.step()
            #expect(view.log.count == 4)
        }
    }

    @Test func `colours may depend on a custom trait`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = UIView()
            view.backgroundColor = UIColor { $0[Theme.self] == "festive" ? .red : .blue }
            window.addSubview(view)
            host.step()
            #expect(view.layer.backgroundColor == UIColor.blue.cgColor)
            window.traitOverrides[Theme.self] = "festive"
            host.step()
            #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        }
    }

    @Test func `collections are created and changed by their traits`() {
        let first = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0[Depth.self] = 2
        }
        #expect(first.userInterfaceStyle == .dark && first[Depth.self] == 2 && first.displayScale == 0)
        let second = first.modifyingTraits { $0.horizontalSizeClass = .compact }.replacing(Depth.self, value: 5)
        #expect(second.userInterfaceStyle == .dark && second.horizontalSizeClass == .compact && second[Depth.self] == 5)
        #expect(first != second && first == UITraitCollection(traitsFrom: [first]) && first.hash == first.modifyingTraits { _ in }.hash)
        #expect(second.changedTraits(from: first).map { "\($0)" } == ["UITraitHorizontalSizeClass"])
        #expect(UITraitCollection(Depth.self, value: 7)[Depth.self] == 7)
        #expect(UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self })
    }

    @Test func `a rotation changes the traits after viewWillTransition and before the animations alongside`() throws {
        final class Screen: UIViewController {
            var seen: [UIUserInterfaceSizeClass] = []
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                seen.append(traitCollection.verticalSizeClass)
                coordinator.animate { [weak self] _ in
                    if let self { seen.append(traitCollection.verticalSizeClass) }
                }
            }
        }
        try TestHost.run { host in
            let window = host.makeWindow()
            let screen = Screen()
            window.rootViewController = screen
            host.step()
            var turned = host.backend.windows[0].metrics
            turned.size = CGSize(width: turned.size.height, height: turned.size.width)
            host.send(.metrics(turned))
            host.step()
            #expect(screen.seen == [.regular, .compact])
        }
    }

    @Test func `a scene's traits apply to its windows, and its observers are notified of overrides and of the screen's changes`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let scene = try #require(window.windowScene)
            var heard: [String] = []
            scene.registerForTraitChanges([UITraitUserInterfaceStyle.self, Theme.self]) { (scene: UIWindowScene, previous) in
                heard.append("\(previous[Theme.self]) \(scene.traitCollection.userInterfaceStyle == .dark)")
            }
            scene.traitOverrides[Theme.self] = "festive"
            #expect(window.traitCollection[Theme.self] == "festive" && heard.isEmpty)
            host.step()
            #expect(heard == ["plain false"])
            var night = host.backend.windows[0].metrics
            night.appearance = .dark
            host.send(.metrics(night))
            host.step()
            #expect(heard == ["plain false", "festive true"] && window.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test func `an object that sets traits at each change is named, and frames continue`() throws {
        let log = DiagnosticLog()
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = UIView(frame: window.bounds)
            view.accessibilityIdentifier = "seesaw"
            window.addSubview(view)
            host.step()
            var count = 0
            view.registerForTraitChanges([Depth.self]) { (view: UIView, _) in
                count += 1
                view.traitOverrides[Depth.self] += 1
            }
            view.traitOverrides[Depth.self] = 1
            host.step(5)
            #expect(count == LayoutPass.maximumRounds)
            #expect(log.messages("layout.endless").count == 1)
            #expect(log.messages("layout.endless").first?.contains("'seesaw'") == true)
            view.traitOverrides[Depth.self] = -1
            host.step()
            #expect(count == 2 * LayoutPass.maximumRounds)
        }
    }
}
