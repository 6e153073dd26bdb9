import CaretTesting
import Testing

@testable import UIKitCore

/// Closures in place of the accessibility values of an object.
@MainActor @Suite(.app) struct AccessibilityBlockTests {
    @Test func `G13 a closure has priority over the value that was set`() {
        let view = UIView()
        view.accessibilityLanguage = "de"
        let label: AXAttributedStringReturnBlock = { NSAttributedString(string: "Label") }
        view.accessibilityLabelBlock = { "Plain" }
        view.accessibilityAttributedLabelBlock = label
        view.accessibilityAttributedValueBlock = { NSAttributedString(string: "Value") }
        view.accessibilityAttributedHintBlock = { NSAttributedString(string: "Hint") }
        view.accessibilityLanguageBlock = { "fr" }
        view.accessibilityUserInputLabelsBlock = { ["Say"] }
        #expect(view.accessibilityLabel == "Label" && view.accessibilityValue == "Value" && view.accessibilityHint == "Hint")
        #expect(view.accessibilityAttributedLabel?.string == "Label" && view.accessibilityLanguage == "fr")
        #expect(view.accessibilityUserInputLabels == ["Say"])
        view.accessibilityAttributedUserInputLabelsBlock = { [NSAttributedString(string: "Speak")] }
        #expect(view.accessibilityUserInputLabels == ["Speak"])
        view.accessibilityAttributedLabelBlock = nil
        #expect(view.accessibilityLabel == "Plain")
        view.accessibilityLanguageBlock = nil
        #expect(view.accessibilityLanguage == "de")
    }

    @Test func `G13 closures return frame, order and traits`() {
        let view = UIView()
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.accessibilityPathBlock = { path }
        view.accessibilityActivationPointBlock = { CGPoint(x: 5, y: 6) }
        view.accessibilityContainerTypeBlock = { .list }
        view.accessibilityNavigationStyleBlock = { .combined }
        view.accessibilityRespondsToUserInteractionBlock = { true }
        view.accessibilityShouldGroupAccessibilityChildrenBlock = { true }
        view.accessibilityExpandedStatusBlock = { .collapsed }
        let rotor = UIAccessibilityCustomRotor(name: "Links") { _ in nil }
        view.accessibilityCustomRotorsBlock = { [rotor] }
        #expect(view.accessibilityPath === path && view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 5, y: 6) && view.accessibilityContainerType == .list)
        #expect(view.accessibilityNavigationStyle == .combined && view.accessibilityRespondsToUserInteraction)
        #expect(view.shouldGroupAccessibilityChildren && view.accessibilityExpandedStatus == UIAccessibility.ExpandedStatus.collapsed)
        #expect(view.accessibilityCustomRotors?.first === rotor)
    }

    @Test func `G13 closures perform the requests of assistive technology`() async throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        slider.accessibilityLabel = "Volume"
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(slider)
            return controller
        })
        var log: [String] = []
        slider.accessibilityIncrementBlock = { log.append("more") }
        slider.accessibilityDecrementBlock = { log.append("less") }
        slider.accessibilityPerformEscapeBlock = {
            log.append("escape")
            return true
        }
        slider.accessibilityMagicTapBlock = {
            log.append("magic")
            return true
        }
        for action in [AccessibilityAction.increment, .decrement, .escape, .magicTap] { try await app.perform(action, on: "Volume") }
        #expect(log == ["more", "less", "escape", "magic"] && slider.value == 0)
        slider.accessibilityIncrementBlock = nil
        try await app.perform(.increment, on: "Volume")
        #expect(slider.value > 0)
    }
}
