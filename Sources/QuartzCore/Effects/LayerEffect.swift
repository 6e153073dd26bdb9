/// How a layer, with all in it, meets what lies behind it.
package indirect enum LayerEffect: Equatable, Sendable {
    /// What lies behind the layer's bounds is shown blurred there, under all that is in the layer.
    case backdrop(Backdrop)
    /// What is drawn in the layer takes its colours from what lies behind it.
    case vibrancy(Vibrancy)
    /// What is drawn in the layer, taken together, is mixed with what lies behind it.
    case blend(CGBlendMode)

    /// How a backdrop is blurred and coloured.
    package struct Backdrop: Equatable, Sendable {
        /// The deviation of the Gaussian, in points.
        package var deviation: Double
        /// 1 leaves colours as they are; more makes them stronger, 0 grey.
        package var saturation: Double
        /// What is laid over it: red, green, blue and alpha, 0…1.
        package var tint: SIMD4<Double>

        package init(deviation: Double, saturation: Double, tint: SIMD4<Double>) {
            (self.deviation, self.saturation, self.tint) = (deviation, saturation, tint)
        }

        /// One that changes nothing.
        package static let none = Backdrop(deviation: 0, saturation: 1, tint: .zero)

        var changesNothing: Bool { deviation <= 0 && saturation == 1 && tint.w <= 0 }
    }

    /// How what is drawn takes its colour from behind.
    package struct Vibrancy: Equatable, Sendable {
        /// The grey that colours go to: 0 black, 1 white.
        package var target: Double
        /// How far they go there, 0…1.
        package var strength: Double
        /// As in a backdrop.
        package var saturation: Double

        package init(target: Double, strength: Double, saturation: Double) {
            (self.target, self.strength, self.saturation) = (target, strength, saturation)
        }
    }

    /// Whether all that is in the layer is drawn apart, before it meets what lies behind.
    package var joins: Bool { if case .backdrop = self { false } else { true } }
}

extension CALayer {
    /// How the layer meets what lies behind it; `nil`, it covers it, by default. Backdrops are animatable, as "backdrop".
    package var effect: LayerEffect? {
        get { values.effect }
        set { change(\.effect, to: newValue, key: "backdrop") }
    }
}

extension LayerProperties {
    /// The blur that is seen in the bounds.
    var backdrop: LayerEffect.Backdrop? {
        guard case .backdrop(let backdrop) = effect, !backdrop.changesNothing else { return nil }
        return backdrop
    }

    /// Whether all that is drawn in the layer is drawn apart, before it meets what lies behind.
    var joins: Bool { effect?.joins ?? false }

    /// The backdrop as numbers that can be mixed.
    var backdropValue: AnimatableValue {
        var backdrop = LayerEffect.Backdrop.none
        if case .backdrop(let found) = effect { backdrop = found }
        return .list([.number(backdrop.deviation), .number(backdrop.saturation), .color(backdrop.tint)])
    }

    mutating func setBackdrop(_ parts: [AnimatableValue]) {
        guard parts.count == 3, case .number(let deviation) = parts[0], case .number(let saturation) = parts[1],
            case .color(let tint) = parts[2]
        else { return }
        effect = .backdrop(.init(deviation: max(0, deviation), saturation: max(0, saturation), tint: tint))
    }
}
