import Cairo

/// How what is drawn joins what is there.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgblendmode
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// Covers what is there, as far as the source is opaque; the default.
    case normal = 0
    /// Multiplies the colours.
    case multiply
    /// Multiplies the inverse colours.
    case screen
    /// Multiplies dark places and screens light ones.
    case overlay
    /// Keeps the darker of both.
    case darken
    /// Keeps the lighter of both.
    case lighten
    /// Brightens what is there by the source.
    case colorDodge
    /// Darkens what is there by the source.
    case colorBurn
    /// Darkens or lightens softly, by the source.
    case softLight
    /// Multiplies or screens, by the source.
    case hardLight
    /// The distance between both.
    case difference
    /// Like difference, with less contrast.
    case exclusion
    /// The source's hue on what is there.
    case hue
    /// The source's saturation on what is there.
    case saturation
    /// The source's hue and saturation on what is there.
    case color
    /// The source's lightness on what is there.
    case luminosity
    /// Removes what is there.
    case clear
    /// Replaces what is there.
    case copy
    /// The source where something is there.
    case sourceIn
    /// The source where nothing is there.
    case sourceOut
    /// The source over what is there, only where something is.
    case sourceAtop
    /// What is there, over the source.
    case destinationOver
    /// What is there, where the source is.
    case destinationIn
    /// What is there, where the source is not.
    case destinationOut
    /// What is there over the source, only where the source is.
    case destinationAtop
    /// Either, where the other is not.
    case xor
    /// Adds both, and takes white away: towards black. Like the normal mode in PDF documents, which do not know it.
    case plusDarker
    /// Adds both, towards white.
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
        // Pixels are mixed by ``PixelMixer``; documents know no such mode.
        case .plusDarker: .over
        case .plusLighter: .add
        }
    }

    /// Whether pixels are mixed by ``PixelMixer``. Documents take Cairo's operator.
    var isMixedHere: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity, .plusDarker: true
        default: false
        }
    }

    /// Whether Cairo's operator changes what the source does not cover, which Core Graphics' mode does not.
    var reachesOutside: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
