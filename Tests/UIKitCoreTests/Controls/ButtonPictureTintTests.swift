import Testing

@testable import UIKitCore

/// The colour of a button's image without a configuration.
@MainActor @Suite(.app) struct ButtonPictureTintTests {
    @Test(arguments: [UIButton.ButtonType.system, .custom]) func theImageHasTheTintAndNotTheTitleColour(type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.setTitleColor(.green, for: .normal)
        #expect(button.imageView?.tintColor == button.tintColor && button.titleLabel?.textColor == .green)
        button.tintColor = .red
        #expect(button.imageView?.tintColor == .red)
        button.isEnabled = false
        let disabled: UIColor = type == .system ? .tertiaryLabel : .red
        #expect(button.imageView?.tintColor == disabled)
    }
}
