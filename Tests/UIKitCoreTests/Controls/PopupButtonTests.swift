import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Buttons and controls that open menus: their indicator, and the place of the menu.
@MainActor @Suite(.app) struct PopupButtonTests {
    private final class Menus: UIControl {
        var log: [String] = []
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in self.log.append("one") }]) })
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("opens") }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("closes") }
    }

    private final class Aside: UIButton {
        override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: 60, y: 100) }
    }

    private func launched(_ view: UIView) async throws -> TestApp {
        view.frame = CGRect(x: 20, y: 100, width: 160, height: 44)
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(view)
                return controller
            }, on: .standard.scale(1))
        try await app.settle()
        return app
    }

    private func menu() -> UIMenu { UIMenu(options: .singleSelection, children: ["Red", "Blue"].map { UIAction(title: $0) { _ in } }) }

    @Test func aPopupButtonHasTwoArrowsBehindItsTitle() async throws {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Colour"
        let plain = button.intrinsicContentSize
        #expect(button.content.indicator == nil)
        button.menu = menu()
        button.showsMenuAsPrimaryAction = true
        #expect(button.content.indicator == nil, "a menu of commands is none to choose from")
        button.changesSelectionAsPrimaryAction = true
        button.configuration?.title = "Colour"
        let sign = try #require(button.content.indicator)
        let size = try #require(sign.image?.size)
        #expect(abs(button.intrinsicContentSize.width - plain.width - 5 - size.width) < 0.001 && size.width > 5)
        #expect(sign.tintColor == button.titleLabel?.textColor)
        let app = try await launched(button)
        let label = try #require(button.titleLabel)
        #expect(sign.frame.minX == label.frame.maxX + 5 && abs(sign.frame.midY - label.frame.midY) < 1)
        // Title and indicator together are centred in the button.
        #expect(abs((label.frame.minX + sign.frame.maxX) / 2 - 80) < 0.51)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(sign.frame.maxX == label.frame.minX - 5)
        button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
        #expect(sign.tintColor == .red)
        button.configuration?.indicator = UIButton.Configuration.Indicator.none
        #expect(button.content.indicator == nil && sign.superview == nil)
        button.menu = nil
        button.configuration?.indicator = .popup
        #expect(button.content.indicator != nil)
        button.configuration = nil
        #expect(button.content.indicator == nil)
        try await app.settle()
    }

    @Test func aControlOpensTheMenuOfItsConfiguration() async throws {
        let control = Menus()
        let app = try await launched(control)
        #expect(control.contextMenuInteraction == nil && !control.isContextMenuInteractionEnabled)
        control.isContextMenuInteractionEnabled = true
        #expect(control.contextMenuInteraction?.view === control)
        control.performPrimaryAction()
        try await app.settle()
        #expect(control.log.isEmpty, "a menu that no tap opens")
        control.showsMenuAsPrimaryAction = true
        app.send(
            .pointer(PointerEvent(id: 0, kind: .mouse, phase: .began, location: CGPoint(x: 50, y: 120), timestamp: app.clock.now)))
        await app.advance(by: .milliseconds(40))
        app.send(
            .pointer(PointerEvent(id: 0, kind: .mouse, phase: .ended, location: CGPoint(x: 50, y: 120), timestamp: app.clock.now)))
        try await app.settle()
        #expect(control.log == ["opens"] && app.exists(.identifier("Menu")) && !app.exists(.identifier("MenuPreview")))
        try await app.tap("One")
        try await app.settle()
        #expect(control.log == ["opens", "closes", "one"])
        control.performPrimaryAction()
        try await app.settle()
        #expect(app.exists(.identifier("Menu")))
        control.contextMenuInteraction?.dismissMenu()
        try await app.settle()
        control.isContextMenuInteractionEnabled = false
        control.performPrimaryAction()
        try await app.settle()
        #expect(!app.exists(.identifier("Menu")) && control.interactions.isEmpty)
    }

    @Test func aMenuIsPlacedAtItsAttachmentPoint() async throws {
        let button = Aside(type: .system)
        button.menu = menu()
        button.showsMenuAsPrimaryAction = true
        let app = try await launched(button)
        #expect(
            UIButton(frame: CGRect(x: 9, y: 9, width: 40, height: 20)).menuAttachmentPoint(for: UIContextMenuConfiguration())
                == CGPoint(x: 20, y: 20))
        button.performPrimaryAction()
        try await app.settle()
        let frame = try app.find(.identifier("Menu")).frame
        #expect(frame.minY == 200 + MenuMetrics.distance && frame.minX == 80)
    }

    @Test func performingNotifiesTargetsAndTogglesSelection() {
        let button = UIButton(type: .system)
        button.changesSelectionAsPrimaryAction = true
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        button.performPrimaryAction()
        #expect(count == 1 && button.isSelected)
    }

    @Test func anUpdatedConfigurationHasTheColoursOfTheState() {
        let button = UIButton(configuration: .tinted())
        var filled = UIButton.Configuration.filled()
        filled.title = "Go"
        button.isEnabled = false
        let disabled = filled.updated(for: button)
        #expect(disabled.title == "Go" && disabled.baseForegroundColor == .tertiaryLabel)
        #expect(disabled.background.backgroundColor == .tertiarySystemFill)
        button.isEnabled = true
        button.role = .destructive
        #expect(UIButton.Configuration.plain().updated(for: button).baseForegroundColor == .systemRed)
    }

    @Test func titlesHaveShadowsByState() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        #expect(button.currentTitleShadowColor == nil && button.titleLabel?.shadowColor == nil)
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleShadowColor(.blue, for: .highlighted)
        #expect(button.titleLabel?.shadowColor == .red && button.titleShadowColor(for: .disabled) == .red)
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowColor == .blue && button.currentTitleShadowColor == .blue)
    }
}
