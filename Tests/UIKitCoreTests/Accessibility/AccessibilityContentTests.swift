import CaretTesting
import Testing
import UIKit

/// Accessibility content beyond the label, and closures that provide it.
@MainActor @Suite(.app) struct AccessibilityContentTests {
    private final class DescribedLabel: UILabel, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]!
    }

    private func all(_ app: TestApp) -> [AccessibilityElement] { app.accessibility.flatMap(\.all) }
    private let frame = CGRect(x: 20, y: 100, width: 200, height: 40)

    @Test func customContentIsInTheTreeWithImportantEntriesFirst() async throws {
        let label = DescribedLabel()
        (label.text, label.isAccessibilityElement) = ("Kebab", true)
        let price = AXCustomContent(label: "Price", value: "7 €")
        let heat = AXCustomContent(attributedLabel: NSAttributedString(string: "Heat"), attributedValue: NSAttributedString(string: "mild"))
        heat.importance = .high
        label.accessibilityCustomContent = [price, heat]
        let app = try await accessibilityStage([(label, frame)])
        #expect(all(app).first { $0.label == "Kebab" }?.customContent == ["Heat: mild", "Price: 7 €"])
        label.accessibilityCustomContent = nil
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #expect(all(app).first { $0.label == "Kebab" }?.customContent == [])
    }

    @Test func closuresTakePrecedenceOverValuesThatWereSet() async throws {
        let view = UIView()
        var count = 1
        view.isAccessibilityElement = false
        view.accessibilityLabel = "Set"
        view.isAccessibilityElementBlock = { true }
        view.accessibilityLabelBlock = { "Asked \(count)" }
        view.accessibilityValueBlock = { nil }
        view.accessibilityHintBlock = { "Hint" }
        view.accessibilityIdentifierBlock = { "name" }
        view.accessibilityTraitsBlock = { [.button, .selected] }
        view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 30, height: 40) }
        view.accessibilityValue = "Set"
        view.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "More") { _ in true }] }
        view.accessibilityCustomContentBlock = { [AXCustomContent(label: "A", value: "B")] }
        let app = try await accessibilityStage([(view, frame)])
        let element = try #require(all(app).first { $0.identifier == "name" })
        #expect(element.label == "Asked 1" && element.value == nil && element.hint == "Hint")
        #expect(element.traits == [.button, .selected] && element.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(element.actions == ["More"] && element.customContent == ["A: B"])
        count = 2
        #expect(view.accessibilityLabel == "Asked 2")
        view.accessibilityLabelBlock = nil
        view.accessibilityValueBlock = nil
        #expect(view.accessibilityLabel == "Set" && view.accessibilityValue == "Set" && view.accessibilityHintBlock?() == "Hint")
    }

    @Test func closuresHideListAndActivateElements() async throws {
        let (outer, inner) = (UIView(), UILabel(saying: "Inner"))
        inner.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        outer.addSubview(inner)
        var isHidden = true
        outer.accessibilityElementsHiddenBlock = { isHidden }
        let app = try await accessibilityStage([(outer, frame)])
        #expect(!all(app).contains { $0.label == "Inner" })
        isHidden = false
        outer.accessibilityElementsBlock = { [inner] }
        #expect(all(app).contains { $0.label == "Inner" })
        var uses = 0
        inner.accessibilityActivateBlock = {
            uses += 1
            return true
        }
        #expect(inner.accessibilityActivate() && uses == 1 && !outer.accessibilityActivate())
    }
}
