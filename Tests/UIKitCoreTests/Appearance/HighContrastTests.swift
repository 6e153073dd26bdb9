import Testing

@testable import UIKitCore

@Suite struct HighContrastTests {
    @Test(arguments: [
        (UIUserInterfaceStyle.light, UIAccessibilityContrast.normal, 0x007AFF), (.dark, .normal, 0x0A84FF), (.light, .high, 0x0040DD),
        (.dark, .high, 0x409CFF),
    ])
    func blueIsStrongerWithIncreasedContrast(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast, bytes: Int) {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
        ])
        let color = UIColor.systemBlue.resolvedColor(with: traits).cgColor.rgba
        #expect(Int((color.x * 255).rounded()) << 16 | Int((color.y * 255).rounded()) << 8 | Int((color.z * 255).rounded()) == bytes)
    }
}
