import CaretTesting
import Platform
import Testing
import UIKitCore

private final class WatchingView: UIView {
    var lines: [String] = []
    override func tintColorDidChange() { lines.append("tint") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        lines.append("traits \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    }
    override func safeAreaInsetsDidChange() { lines.append("safe area \(Int(safeAreaInsets.top))") }
    override func layoutMarginsDidChange() { lines.append("margins \(Int(layoutMargins.top))") }
}

/// Inherited properties of views: traits, tint, safe area, margins.
@MainActor @Suite(.app) struct UIViewEnvironmentTests {
    @Test func tintIsInheritedFromTheNearestViewThatHasOne() {
        let parent = UIView()
        let child = WatchingView()
        parent.addSubview(child)
        #expect(child.tintColor == .systemBlue)
        parent.tintColor = .red
        #expect(child.tintColor == .red)
        child.tintColor = .green
        parent.tintColor = .blue
        #expect(child.tintColor == .green)
        child.tintColor = nil
        #expect(child.tintColor == .blue)
        #expect(child.lines == ["tint", "tint", "tint"])
    }

    @Test func aDimmedTintIsGrey() {
        let view = UIView()
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        var white: CGFloat = 0
        #expect(view.tintColor.getWhite(&white, alpha: nil))
        #expect(abs(white - 0.2126) < 1e-9)
    }

    @Test func darkModeReachesEveryViewOnceAndColorsFollow() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            window.backgroundColor = .systemBackground
            let view = WatchingView()
            window.addSubview(view)
            var handled: [UIUserInterfaceStyle] = []
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: WatchingView, previous) in
                handled += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
            }
            host.step()
            #expect(host.pixel(50, 50) == [255, 255, 255])
            #expect(view.lines.isEmpty)
            var metrics = DisplayMetrics.standard
            metrics.appearance = .dark
            host.send(.metrics(metrics))
            host.step()
            #expect(view.lines == ["traits dark"])
            #expect(handled == [.light, .dark])
            #expect(host.pixel(50, 50) == [0, 0, 0])
        }
    }

    @Test func anOverriddenStyleHoldsForTheTreeBelow() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let parent = UIView()
            let child = WatchingView()
            parent.addSubview(child)
            window.addSubview(parent)
            parent.overrideUserInterfaceStyle = .dark
            host.step()
            #expect(child.lines == ["traits dark"])
            #expect(window.traitCollection.userInterfaceStyle == .light)
            let other = WatchingView()
            parent.addSubview(other)
            host.step()
            #expect(other.lines == ["traits dark"])
        }
    }

    @Test func theSafeAreaExcludesHardware() throws {
        let area = SafeArea(top: 59, left: 0, bottom: 34, right: 0)
        let metrics = DisplayMetrics(size: CGSize(width: 393, height: 852), scale: 3, safeArea: area)
        try TestHost.run(displays: [metrics]) { host in
            let window = host.makeWindow()
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            let view = WatchingView(frame: CGRect(x: 0, y: 40, width: 393, height: 100))
            window.addSubview(view)
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
            #expect(view.layoutMargins == UIEdgeInsets(top: 27, left: 8, bottom: 8, right: 8))
            view.frame.origin.y = 100
            #expect(view.safeAreaInsets == .zero)
            #expect(view.lines == ["safe area 19", "margins 27", "safe area 0", "margins 8"])
            view.frame = CGRect(x: -10, y: -10, width: 500, height: 900)
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        }
    }

    @Test func marginsCanPreserveTheSuperviews() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
        parent.addSubview(child)
        parent.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
        #expect(child.layoutMargins.left == 8)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins.left == 20)
    }

    @Test func directionFollowsTheSemanticAttribute() {
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
        #expect(view.layoutMargins.right == 30)
    }
}
