import Testing

@testable import UIKitCore

/// The time at which buttons update their configurations, and the order of the calls.
@MainActor @Suite(.app) struct ButtonUpdateTests {
    private final class Own: UIButton {
        var log: [String] = []
        override func updateConfiguration() { log.append("method") }
    }

    @Test func severalChangesMakeOneUpdateInTheNextLayout() {
        let button = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.configurationUpdateHandler = { [weak button] _ in button?.log.append("handler") }
        button.layoutIfNeeded()
        button.log = []
        button.isHighlighted = true
        button.isSelected = true
        button.setNeedsUpdateConfiguration()
        #expect(button.log.isEmpty)
        button.layoutIfNeeded()
        #expect(button.log == ["method", "handler"])
    }

    @Test func theFittingSizeIsThatOfTheUpdatedConfiguration() {
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "A much longer title" : "A" }
        let narrow = button.intrinsicContentSize.width
        button.isSelected = true
        #expect(button.intrinsicContentSize.width > narrow + 20)
        button.isSelected = false
        #expect(button.sizeThatFits(CGSize(width: 500, height: 500)).width == narrow)
    }
}
