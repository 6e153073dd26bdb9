import CaretTesting
import Testing
import UIKit

/// The accessibility of objects whose static type is `NSObject`.
@MainActor @Suite(.app) struct ObjectAccessibilityTests {
    @Test func anObjectPassesItsValuesOn() {
        let label = UILabel()
        label.text = "Title"
        let object: NSObject = label
        #expect(object.accessibilityLabel == "Title" && object.accessibilityTraits == .staticText)
        object.isAccessibilityElement = true
        (object.accessibilityLabel, object.accessibilityHint, object.accessibilityValue) = ("Other", "Hint", "Value")
        (object.accessibilityTraits, object.accessibilityFrame) = (.header, CGRect(x: 1, y: 2, width: 3, height: 4))
        (object.accessibilityElementsHidden, object.accessibilityViewIsModal) = (true, true)
        object.accessibilityElements = [label]
        object.accessibilityCustomActions = []
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Other" && label.accessibilityHint == "Hint")
        #expect(label.accessibilityValue == "Value" && label.accessibilityTraits == .header)
        #expect(
            label.accessibilityFrame == object.accessibilityFrame && label.accessibilityElementsHidden && object.accessibilityViewIsModal)
        #expect(object.accessibilityElements?.count == 1 && object.accessibilityCustomActions == [])
    }

    @Test func anotherObjectHasNoValuesAndSaysSo() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let object = NSObject()
        #expect(object.accessibilityLabel == nil && !object.isAccessibilityElement && object.accessibilityTraits == .none)
        object.accessibilityLabel = "Label"
        #expect(app.diagnostics.map(\.code) == ["accessibility.object"])
    }
}
