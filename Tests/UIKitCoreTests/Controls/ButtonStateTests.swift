import Testing

@testable import UIKitCore

/// The appearance of selected and disabled buttons.
@MainActor @Suite(.app) struct ButtonStateTests {
    @Test func aSelectedConfigurationIsStronger() {
        let tint = UIColor.systemBlue
        typealias Configuration = UIButton.Configuration
        func backgrounds(_ configuration: Configuration) -> [UIColor?] {
            [UIControl.State.normal, .selected].map { configuration.background(tint: tint, state: $0) }
        }
        #expect(backgrounds(.plain())[0] == nil && backgrounds(.plain())[1] != nil)
        #expect(backgrounds(.tinted())[1]?.cgColor == Configuration.filled().background(tint: tint, state: .normal)?.cgColor)
        #expect(Configuration.tinted().foreground(tint: tint, state: .selected) == .white)
        #expect(backgrounds(.gray())[1]?.cgColor == Configuration.tinted().background(tint: tint, state: .normal)?.cgColor)
        var still = Configuration.tinted()
        still.automaticallyUpdateForSelection = false
        #expect(still.foreground(tint: tint, state: .selected) == tint)
    }

    @Test func aToggleShowsThatItIsOn() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Bold"
        #expect(button.contentColorView.backgroundColor == nil)
        button.isSelected = true
        #expect(button.contentColorView.backgroundColor != nil)
    }

    @Test func imagesAreDimmedInADisabledButton() {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        #expect(button.contentImageView.alpha == 1)
        button.isEnabled = false
        #expect(button.contentImageView.alpha == 0.5)
        button.adjustsImageWhenDisabled = false
        #expect(button.contentImageView.alpha == 1)
        button.adjustsImageWhenDisabled = true
        button.setImage(UIImage(systemName: "moon"), for: .disabled)
        #expect(button.contentImageView.alpha == 1)
        button.isEnabled = true
        button.isHighlighted = true
        #expect(button.contentImageView.alpha == 0.5)
        button.adjustsImageWhenHighlighted = false
        #expect(button.contentImageView.alpha == 1)
    }
}
