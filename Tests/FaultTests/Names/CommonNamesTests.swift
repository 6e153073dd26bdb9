import CaretTesting
import Testing

@testable import UIKitCore

/// Names that code for iOS uses, and that Foundation on Linux does not declare.
@MainActor @Suite(.app) struct CommonNamesTests {
    @Test func `G2 a change of the text size is posted`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        #expect(UIContentSizeCategory.didChangeNotification.rawValue == "UIContentSizeCategoryDidChangeNotification")
        #expect(UIContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
        nonisolated(unsafe) var values: [String?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared, queue: nil
        ) { values.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String) }
        UIContentSizeCategory.report(from: .large, to: .large, by: .shared)
        UIContentSizeCategory.report(from: .large, to: .accessibilityMedium, by: .shared)
        NotificationCenter.default.removeObserver(token)
        #expect(values == ["UICTContentSizeCategoryAccessibilityM"])
        app.terminate()
    }

    @Test func `G3 an NSIndexPath has row, item and section`() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.section == 1 && path.item == 3 && path as IndexPath == IndexPath(row: 3, section: 1))
        #expect(NSIndexPath(item: 2, section: 5) == NSIndexPath(row: 2, section: 5))
    }

    @Test func `G4 autoreleasepool returns and throws the result of its closure`() throws {
        struct Failure: Error {}
        #expect(autoreleasepool { 7 } == 7)
        #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
    }

    @Test func `G5 attributed strings can be empty`() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a" && NSAttributedString().length == 0)
    }

    @Test func `G6 prepareForInterfaceBuilder can be overridden, and an app does not call it`() async throws {
        final class Designed: UIView {
            var count = 0
            override func prepareForInterfaceBuilder() {
                super.prepareForInterfaceBuilder()
                count += 1
            }
        }
        let view = Designed()
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.mainWindow.addSubview(view)
        await app.advance(frames: 2)
        #expect(view.count == 0)
        view.prepareForInterfaceBuilder()
        #expect(view.count == 1)
    }

    @Test func `G7 a selector is created from a string`() {
        #expect(NSSelectorFromString("save:") == Selector("save:") && NSStringFromSelector(Selector("a:b:")) == "a:b:")
    }

    @Test func `G8 UI_USER_INTERFACE_IDIOM is that of the device`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: #require(Device.named("iPad 11")))
        #expect(UI_USER_INTERFACE_IDIOM() == .pad)
        app.terminate()
    }

    @Test func `G9 CFAbsoluteTimeGetCurrent is the time of day`() {
        let before = Date().timeIntervalSinceReferenceDate
        let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
        #expect(before <= time && time <= Date().timeIntervalSinceReferenceDate)
    }
}
