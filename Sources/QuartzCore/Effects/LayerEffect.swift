/// The compositing of a layer and its sublayers with the content behind them.
package indirect enum LayerEffect: Equatable, Sendable {
    /// The content behind the layer's bounds is shown blurred, below the layer's own content.
    case backdrop(Backdrop)
    /// The layer's content takes its colours from the content behind it.
    case vibrancy(Vibrancy)
    /// The layer's content is composited as a group with a blend mode.
    case blend(CGBlendMode)

    /// The blur and the colour adjustment of a backdrop.
    package struct Backdrop: Equatable, Sendable {
        /// The standard deviation of the Gaussian blur, in points.
        package var deviation: Double
        /// The saturation factor: 1 keeps colours, larger values intensify them, 0 yields grey.
        package var saturation: Double
        /// The tint over the backdrop: red, green, blue and alpha, 0…1.
        package var tint: SIMD4<Double>

        package init(deviation: Double, saturation: Double, tint: SIMD4<Double>) {
            (self.deviation, self.saturation, self.tint) = (deviation, saturation, tint)
        }

        /// A backdrop without effect.
        package static let none = Backdrop(deviation: 0, saturation: 1, tint: .zero)

        var isIdentity: Bool { deviation <= 0 && saturation == 1 && tint.w <= 0 }
    }

    /// The colour adjustment of vibrant content.
    package struct Vibrancy: Equatable, Sendable {
        /// The grey value towards which colours are shifted: 0 is black, 1 is white.
        package var target: Double
        /// The amount of the shift, 0…1.
        package var strength: Double
        /// The saturation factor, as in a backdrop.
        package var saturation: Double

        package init(target: Double, strength: Double, saturation: Double) {
            (self.target, self.strength, self.saturation) = (target, strength, saturation)
        }
    }

    /// Whether the layer's content is drawn offscreen before it is composited.
    package var drawsOffscreen: Bool { if case .backdrop = self { false } else { true } }
}

extension CALayer {
    /// The compositing effect of the layer; `nil` by default, which means normal compositing. Backdrops are animatable
    /// with the key "backdrop".
    package var effect: LayerEffect? {
        get { values.effect }
        set { change(\.effect, to: newValue, key: "backdrop") }
    }
}

extension LayerProperties {
    /// The backdrop of the layer; `nil` if it has no effect.
    var backdrop: LayerEffect.Backdrop? {
        guard case .backdrop(let backdrop) = effect, !backdrop.isIdentity else { return nil }
        return backdrop
    }

    /// Whether the layer's content is drawn offscreen before it is composited.
    var drawsOffscreen: Bool { effect?.drawsOffscreen ?? false }

    /// The backdrop as an animatable value.
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
