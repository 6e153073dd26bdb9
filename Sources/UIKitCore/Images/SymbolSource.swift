import UIKitEngines

/// Where a symbol's outlines come from.
enum SymbolSource: Hashable, Sendable {
    /// The packaged symbol of that name.
    case packaged(String)
    /// An app's own.
    case template(SymbolTemplate)

    /// Ways in which a symbol's parts are coloured.
    enum Coloring {
        case plain
        case levels
        /// In the symbol's own colours.
        case own
    }

    /// Whether the symbol has colours of its own.
    var hasColors: Bool {
        if case .template(let template) = self { template.hasColors } else { false }
    }

    /// Whether the symbol is mirrored where one reads from right to left.
    var isMirrored: Bool {
        if case .packaged(let name) = self { SymbolDirection.isMirrored(name) } else { false }
    }

    /// The parts of the symbol in a look; `nil` if there is no such symbol.
    func parts(_ attributes: SymbolAttributes, _ coloring: Coloring) -> [SymbolPart]? {
        switch self {
        case .packaged(let name): return SymbolLibrary.parts(name)
        case .template(let template):
            let outline = Self.outline(template, attributes)
            return switch coloring {
            case .plain: outline.plainParts
            case .levels: outline.levelParts
            case .own: outline.coloredParts
            }
        }
    }

    /// The colours of a template's layers; none of a packaged symbol.
    func colors(_ attributes: SymbolAttributes) -> [SymbolColor?] {
        if case .template(let template) = self { Self.outline(template, attributes).colors } else { [] }
    }

    /// The width of strokes, on the grid of the packaged symbols. Templates have none.
    static func lineWidth(_ attributes: SymbolAttributes, _ parts: [SymbolPart]) -> CGFloat {
        attributes.stroke.lineWidth(of: parts)
    }

    /// How large the symbol is in a look; `nil` if there is no such symbol.
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
        template.outline(weight: attributes.usualWeight, scale: attributes.usualScale)
    }
}

extension SymbolAttributes {
    /// From 1, ultralight, to 9, black.
    fileprivate var usualWeight: Int { weight == .unspecified ? UIImage.SymbolWeight.regular.rawValue : weight.rawValue }

    /// From 1, small, to 3, large.
    fileprivate var usualScale: Int { (1...3).contains(scale.rawValue) ? scale.rawValue : 2 }

    fileprivate var stroke: SymbolStroke { SymbolStroke(weight: usualWeight, scale: usualScale) }
}
