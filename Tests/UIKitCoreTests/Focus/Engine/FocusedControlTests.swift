import Platform
import Testing

@testable import UIKitCore

/// Custom controls that can become focused.
@MainActor @Suite(.app) struct FocusedControlTests {
    private final class Card: UIControl {
        override var canBecomeFocused: Bool { true }
    }

    private static let right = 0x4F
    private static let enter = 0x28

    @Test func arrowsMoveBetweenControlsAndReturnPressesThem() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            window.rootViewController = UIViewController()
            let cards = (0..<2).map { Card(frame: CGRect(x: 20 + 150 * $0, y: 100, width: 100, height: 60)) }
            var pressed: [Int] = []
            for (index, card) in cards.enumerated() {
                card.addAction(UIAction { _ in pressed.append(index) }, for: .touchUpInside)
                window.rootViewController?.view.addSubview(card)
            }
            host.step()
            window.focusSystem.move(to: cards[0], [])
            #expect(cards[0].isFocused && cards[0].state == .focused && cards[1].state == .normal)
            #expect(cards[0].accessibility.focus?.halo != nil)
            for usage in [Self.right, Self.enter] {
                host.key(.down, usage: usage)
                host.key(.up, usage: usage)
                host.step()
            }
            #expect(cards[1].isFocused && cards[0].state == .normal && cards[0].accessibility.focus?.halo == nil)
            #expect(pressed == [1])
        }
    }

    @Test func aFocusedButtonFallsBackToItsUnfocusedContent() {
        var content = ButtonContent()
        content.set("down", for: .highlighted)
        content.set("usual", for: .normal)
        #expect(content.title(for: [.highlighted, .focused]) == "down" && content.title(for: .focused) == "usual")
        content.set("here", for: .focused)
        #expect(content.title(for: .focused) == "here")
    }
}
