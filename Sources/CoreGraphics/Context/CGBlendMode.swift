import Cairo

/// The way in which drawing is composited with the destination.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgblendmode
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// The source over the destination, by the source's alpha; the default.
    case normal = 0
    /// The product of the colours.
    case multiply
    /// The inverse of the product of the inverse colours.
    case screen
    /// Multiplies dark destination colours and screens light ones.
    case overlay
    /// The darker colour.
    case darken
    /// The lighter colour.
    case lighten
    /// Brightens the destination by the source.
    case colorDodge
    /// Darkens the destination by the source.
    case colorBurn
    /// Softly darkens the destination where the source is dark, and lightens the destination where the source is
    /// light.
    case softLight
    /// Multiplies where the source is dark, and screens where the source is light.
    case hardLight
    /// The absolute difference of the colours.
    case difference
    /// Like `difference`, with lower contrast.
    case exclusion
    /// The hue of the source with the saturation and luminosity of the destination.
    case hue
    /// The saturation of the source with the hue and luminosity of the destination.
    case saturation
    /// The hue and saturation of the source with the luminosity of the destination.
    case color
    /// The luminosity of the source with the hue and saturation of the destination.
    case luminosity
    /// Clears the destination.
    case clear
    /// Replaces the destination.
    case copy
    /// The source inside of the destination.
    case sourceIn
    /// The source outside of the destination.
    case sourceOut
    /// The source over the destination, inside of the destination.
    case sourceAtop
    /// The destination over the source.
    case destinationOver
    /// The destination inside of the source.
    case destinationIn
    /// The destination outside of the source.
    case destinationOut
    /// The destination over the source, inside of the source.
    case destinationAtop
    /// Source and destination, each outside of the other.
    case xor
    /// The sum of both minus white. PDF documents lack this mode and use `normal` instead.
    case plusDarker
    /// The sum of both, limited to white.
    case plusLighter

    var cairo: CairoOperator {
        switch self {
        case .normal: .over
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear: .clear
        case .copy: .source
        case .sourceIn: .in
        case .sourceOut: .out
        case .sourceAtop: .atop
        case .destinationOver: .destOver
        case .destinationIn: .destIn
        case .destinationOut: .destOut
        case .destinationAtop: .destAtop
        case .xor: .xor
        // ``PixelMixer`` mixes these pixels; documents do not support the mode.
        case .plusDarker: .over
        case .plusLighter: .add
        }
    }

    /// Whether ``PixelMixer`` mixes the pixels. Documents use Cairo's operator.
    var usesPixelMixer: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity, .plusDarker: true
        default: false
        }
    }

    /// Whether Cairo's operator is unbounded: the operator changes pixels outside of the source, which Core Graphics
    /// leaves unchanged.
    var isUnbounded: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
