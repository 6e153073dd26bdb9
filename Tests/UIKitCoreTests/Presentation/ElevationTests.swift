import CaretTesting
import Testing
import UIKitCore

/// Elevated user interface levels: presented content is brighter in dark mode.
@MainActor @Suite(.app) struct ElevationTests {
    private func launch(_ style: UIModalPresentationStyle, _ device: Device) async throws -> (TestApp, UIViewController) {
        let screen = UIViewController()
        let app = try await TestApp.launch(showing: { screen }, on: device)
        try await app.settle()
        let other = UIViewController()
        other.modalPresentationStyle = style
        other.popoverPresentationController?.sourceView = screen.view
        other.view.backgroundColor = .systemBackground
        screen.present(other, animated: false)
        try await app.settle()
        return (app, other)
    }

    private func red(_ view: UIView) -> CGFloat {
        var red: CGFloat = -1
        view.backgroundColor?.resolvedColor(with: view.traitCollection).getRed(&red, green: nil, blue: nil, alpha: nil)
        return red
    }

    @Test(arguments: [
        (UIModalPresentationStyle.pageSheet, true), (.formSheet, true), (.popover, true), (.fullScreen, false), (.overFullScreen, false),
    ])
    func sheetsAndPopoversAreElevated(_ style: UIModalPresentationStyle, _ isRaised: Bool) async throws {
        let (app, other) = try await launch(style, #require(Device.named("iPad 11")).dark)
        #expect(other.traitCollection.userInterfaceLevel == (isRaised ? .elevated : .base))
        #expect((red(other.view) > 0.1) == isRaised)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func aPresentationHasItsOwnTraits() async throws {
        let screen = UIViewController()
        let app = try await TestApp.launch(showing: { screen })
        let other = UIViewController()
        let presentation = try #require(other.presentationController)
        presentation.traitOverrides.userInterfaceStyle = .dark
        screen.present(other, animated: false)
        try await app.settle()
        #expect(other.presentationController === presentation)
        #expect(other.traitCollection.userInterfaceStyle == .dark && other.traitCollection.userInterfaceLevel == .elevated)
        #expect(presentation.containerView?.traitCollection.userInterfaceStyle == .dark)
        #expect(screen.traitCollection.userInterfaceStyle == .light)
        presentation.traitOverrides.userInterfaceLevel = .base
        presentation.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        try await app.settle()
        #expect(other.traitCollection.userInterfaceStyle == .light && other.traitCollection.userInterfaceLevel == .base)
        presentation.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
        try await app.settle()
        #expect(other.traitCollection.verticalSizeClass == .compact && other.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func inLightModeNothingChanges() async throws {
        let (_, other) = try await launch(.pageSheet, .standard)
        #expect(red(other.view) == 1 && other.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func levelsAreTraitsLikeOthers() {
        let raised = UITraitCollection(userInterfaceLevel: .elevated)
        let all = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), raised])
        #expect(all.userInterfaceLevel == .elevated && all.userInterfaceStyle == .dark && all.containsTraits(in: raised))
        #expect(raised.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceLevel: .base)))
    }

    @Test func aViewCreatedInLightModeIsDarkInADarkSuperview() async throws {
        final class Told: UIView {
            var styles: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                styles.append(traitCollection.userInterfaceStyle)
            }
        }
        let screen = UIViewController()
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        let view = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .systemBackground
        #expect(view.traitCollection.userInterfaceStyle == .light)
        await app.setAppearance(.dark)
        screen.view.addSubview(view)
        try await app.settle()
        #expect(view.styles == [.dark])
        #expect(try app.snapshot().pixel(at: CGPoint(x: 25, y: 25)).map { $0.x < 20 } == true)
    }
}
