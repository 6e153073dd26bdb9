import Accessibility
import HeadlessBackend
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Attributes that specify how text is spoken, and the notifications of the module Accessibility.
@MainActor @Suite(.app) struct SpeechAttributeTests {
    /// Records the announcements.
    @MainActor private final class Reader: AccessibilityMirror {
        var isConnected = true
        var trees: [[AccessibilityNode]] = []
        var words: [String] = []
        func show(_ nodes: [AccessibilityNode]) { trees.append(nodes) }
        func announce(_ text: String) { words.append(text) }
    }

    private func launched(_ label: UILabel = UILabel()) async throws -> (app: TestApp, reader: Reader) {
        label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(label)
            return controller
        })
        let reader = Reader()
        app.backend.windows[0].accessibilityMirror = reader
        app.send(.accessibility(.show))
        await app.advance(frames: 2)
        return (app, reader)
    }

    private func text(_ words: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        NSAttributedString(string: words, attributes: attributes)
    }

    @Test func `G13 speech attributes have UIKit's names`() {
        let names: [(NSAttributedString.Key, String)] = [
            (.accessibilitySpeechPunctuation, "UIAccessibilitySpeechAttributePunctuation"),
            (.accessibilitySpeechLanguage, "UIAccessibilitySpeechAttributeLanguage"),
            (.accessibilitySpeechPitch, "UIAccessibilitySpeechAttributePitch"),
            (.accessibilitySpeechQueueAnnouncement, "UIAccessibilitySpeechAttributeQueueAnnouncement"),
            (.accessibilitySpeechAnnouncementPriority, "UIAccessibilitySpeechAttributeAnnouncementPriority"),
            (.accessibilitySpeechIPANotation, "UIAccessibilitySpeechAttributeIPANotation"),
            (.accessibilitySpeechSpellOut, "UIAccessibilitySpeechAttributeSpellOut"),
            (.accessibilityTextHeadingLevel, "UIAccessibilityTextAttributeHeadingLevel"),
            (.accessibilityTextCustom, "UIAccessibilityTextAttributeCustom"),
            (.accessibilityTextualContext, "UIAccessibilityTextAttributeContext"),
        ]
        for (key, name) in names { #expect(key.rawValue == name) }
    }

    @Test func `G13 urgent announcements arrive first, and queued ones last`() async throws {
        let (app, reader) = try await launched()
        let posts: [NSAttributedString] = [
            text("low", [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low]), text("one", [:]),
            text("queued", [.accessibilitySpeechQueueAnnouncement: true]),
            text("high", [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high]), text("two", [:]),
        ]
        for post in posts { UIAccessibility.post(notification: .announcement, argument: post) }
        await app.advance(frames: 2)
        #expect(reader.words == ["high", "one", "two", "low", "queued"])
    }

    @Test func `G13 notifications of the module Accessibility arrive`() async throws {
        let label = UILabel()
        label.text = "Target"
        let (app, reader) = try await launched(label)
        AccessibilityNotification.Announcement("Plain").post()
        var urgent = AttributedString("Urgent")
        urgent.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(urgent).post()
        AccessibilityNotification.PageScrolled("Page 2").post()
        AccessibilityNotification.LayoutChanged(label).post()
        await app.advance(frames: 2)
        #expect(reader.words == ["Urgent", "Plain", "Page 2"])
        #expect(label.accessibilityElementIsFocused())
        AccessibilityNotification.ScreenChanged("Next screen").post()
        await app.advance(frames: 2)
        #expect(reader.words.last == "Next screen")
    }

    @Test func `G13 typed speech attributes survive the conversion to an attributed string and back`() {
        var text = AttributedString("Hello")
        text.accessibilitySpeechSpellsOutCharacters = true
        text.accessibilitySpeechAdjustedPitch = 1.5
        text.accessibilityHeadingLevel = .h2
        text.accessibilityTextCustom = ["Greeting"]
        let made = NSAttributedString(text)
        let attributes = made.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.accessibilitySpeechSpellOut] as? Bool == true && attributes[.accessibilitySpeechPitch] as? Double == 1.5)
        #expect(attributes[.accessibilityTextHeadingLevel] as? Int == 2)
        let back = AttributedString(made)
        #expect(back.accessibilityHeadingLevel == .h2 && back.accessibilityTextCustom == ["Greeting"])
    }

    @Test func `G13 an object has the language of its label`() async throws {
        let label = UILabel()
        label.text = "Bonjour"
        label.accessibilityAttributedLabel = text("Bonjour", [.accessibilitySpeechLanguage: "fr"])
        let (app, reader) = try await launched(label)
        app.host.accessibility.contentDidChange()
        #expect(app.host.accessibility.mainTree().flatMap(\.all).first { $0.label == "Bonjour" }?.language == "fr")
        withExtendedLifetime(reader) {}
    }
}
