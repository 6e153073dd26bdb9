import UIKitEngines

/// The source of a symbol's outlines.
enum SymbolSource: Hashable, Sendable {
    /// The packaged symbol with a name.
    case packaged(String)
    /// A custom symbol.
    case template(SymbolTemplate)

    /// The rendering modes of a symbol's parts.
    enum Coloring {
        case plain
        case levels
        /// The colours that the symbol defines.
        case multicolor
    }

    /// Whether the symbol defines colours.
    var hasColors: Bool {
        if case .template(let template) = self { template.hasColors } else { false }
    }

    /// Whether the symbol is mirrored in right-to-left languages.
    var isMirrored: Bool {
        if case .packaged(let name) = self { SymbolDirection.isMirrored(name) } else { false }
    }

    /// Returns the parts of the symbol; `nil` if the symbol does not exist.
    func parts(_ attributes: SymbolAttributes, _ coloring: Coloring) -> [SymbolPart]? {
        switch self {
        case .packaged(let name): return SymbolLibrary.parts(name)
        case .template(let template):
            let outline = Self.outline(template, attributes)
            return switch coloring {
            case .plain: outline.plainParts
            case .levels: outline.levelParts
            case .multicolor: outline.coloredParts
            }
        }
    }

    /// Returns the colours of a template's layers; empty for a packaged symbol.
    func colors(_ attributes: SymbolAttributes) -> [SymbolColor?] {
        if case .template(let template) = self { Self.outline(template, attributes).colors } else { [] }
    }

    /// Returns the stroke width in units of the grid of packaged symbols. Templates have no strokes.
    static func lineWidth(_ attributes: SymbolAttributes, _ parts: [SymbolPart]) -> CGFloat {
        attributes.stroke.lineWidth(of: parts)
    }

    /// Returns the metrics of the symbol; `nil` if the symbol does not exist.
    func metrics(_ attributes: SymbolAttributes, pointSize: CGFloat, scale: CGFloat) -> SymbolMetrics? {
        switch self {
        case .packaged(let name):
            guard let parts = SymbolLibrary.parts(name) else { return nil }
            let painter = SymbolPainter(lineWidth: Self.lineWidth(attributes, parts), colors: [])
            return SymbolMetrics(box: painter.bounds(of: parts), pointSize: pointSize, stroke: attributes.stroke, scale: scale)
        case .template(let template):
            return SymbolMetrics(outline: Self.outline(template, attributes), pointSize: pointSize, scale: scale)
        }
    }

    private static func outline(_ template: SymbolTemplate, _ attributes: SymbolAttributes) -> SymbolOutline {
        template.outline(weight: attributes.effectiveWeight, scale: attributes.effectiveScale)
    }
}

extension SymbolAttributes {
    /// The weight from 1, ultralight, to 9, black; regular if unspecified.
    fileprivate var effectiveWeight: Int { weight == .unspecified ? UIImage.SymbolWeight.regular.rawValue : weight.rawValue }

    /// The scale from 1, small, to 3, large; medium if unspecified.
    fileprivate var effectiveScale: Int { (1...3).contains(scale.rawValue) ? scale.rawValue : 2 }

    fileprivate var stroke: SymbolStroke { SymbolStroke(weight: effectiveWeight, scale: effectiveScale) }
}
