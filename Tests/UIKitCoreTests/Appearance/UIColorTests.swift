import Testing
import UIKitCore

@Suite struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    @Test func colorsAreEqualByTheirComponents() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(white: 0.5, alpha: 1) == .gray)
        #expect(UIColor.red != .blue)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    static let wheel: [(Double, [Double])] = [(0, [1, 0, 0]), (1.0 / 3, [0, 1, 0]), (0.5, [0, 1, 1]), (1, [1, 0, 0])]

    @Test(arguments: wheel) func huesGoAroundTheWheel(hue: Double, rgb: [Double]) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        for (made, wanted) in zip(components(color), rgb) { #expect(abs(made - wanted) < 1e-12) }
    }

    @Test func hueSaturationAndBrightnessRoundTrip() {
        let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.5)
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        for (made, wanted) in zip([hue, saturation, brightness, alpha], [0.7, 0.4, 0.9, 0.5]) { #expect(abs(made - wanted) < 1e-12) }
    }

    @Test func onlyGreysHaveAWhite() {
        var white: CGFloat = -1
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
        #expect(white == -1)
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
        #expect(abs(white - 2.0 / 3) < 1e-12)
    }

    @Test func dynamicColorsResolveWithTheTraits() {
        #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
        #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
        let blue: [CGFloat] = [10.0 / 255, 132.0 / 255, 1, 1]
        #expect(components(UIColor.systemBlue.resolvedColor(with: dark)) == blue)
        #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    }

    @Test func cgColorIsResolvedWithTheCurrentTraits() {
        dark.performAsCurrent { #expect(UIColor.label.cgColor.rgba == SIMD4(1, 1, 1, 1)) }
        light.performAsCurrent { #expect(UIColor.label.cgColor.rgba == SIMD4(0, 0, 0, 1)) }
    }

    @Test func anotherAlphaKeepsAColorDynamic() {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(components(color.resolvedColor(with: dark)) == [1, 1, 1, 0.5])
        #expect(components(color.resolvedColor(with: light)) == [0, 0, 0, 0.5])
        #expect(components(UIColor.red.withAlphaComponent(0.25)) == [1, 0, 0, 0.25])
    }

    @Test func providersMayReturnDynamicColors() {
        let color = UIColor { _ in .systemBackground }
        #expect(color.resolvedColor(with: dark) == .black)
    }

    @Test func aProviderThatReturnsItselfIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            _ = UIColor { _ in endless() }.cgColor
            @Sendable func endless() -> UIColor { UIColor { _ in endless() } }
        }
    }

    @Test func displayP3IsConverted() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(abs(red - 0.5) < 1e-6 && abs(green - 0.5) < 1e-6 && abs(blue - 0.5) < 1e-6 && alpha == 0.25)
        #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(abs(red - 1) < 1e-6 && green == 0 && blue == 0)
    }
}
