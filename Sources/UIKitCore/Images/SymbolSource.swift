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

    /// Whether there is such a symbol.
    var exists: Bool {
        switch self {
        case .packaged(let name): SymbolLibrary.parts(name) != nil
        case .template: true
        }
    }

    /// Whether the symbol has colours of its own.
    var hasColors: Bool {
        if case .template(let template) = self { template.hasColors } else { false }
    }

    /// The parts of the symbol in a look; they are never none if the symbol ``exists``.
    func parts(_ attributes: SymbolAttributes, _ coloring: Coloring) -> [SymbolPart] {
        guard case .template = self else {
            if case .packaged(let name) = self { return SymbolLibrary.parts(name) ?? [] }
            return []
        }
        let outline = outline(attributes)
        return switch coloring {
        case .plain: outline?.plainParts ?? []
        case .levels: outline?.levelParts ?? []
        case .own: outline?.coloredParts ?? []
        }
    }

    /// The colours of a template's layers.
    func colors(_ attributes: SymbolAttributes) -> [SymbolColor?] { outline(attributes)?.colors ?? [] }

    /// Of strokes, on the grid of the packaged symbols. Templates have none.
    static func lineWidth(_ attributes: SymbolAttributes) -> CGFloat { SymbolMetrics.lineWidth(weight: attributes.usualWeight * 100) }

    func metrics(_ attributes: SymbolAttributes, pointSize: CGFloat, scale: CGFloat) -> SymbolMetrics {
        if let outline = outline(attributes) { return SymbolMetrics(outline: outline, pointSize: pointSize, scale: scale) }
        let painter = SymbolPainter(lineWidth: Self.lineWidth(attributes), colors: [])
        return SymbolMetrics(
            box: painter.bounds(of: parts(attributes, .plain)), pointSize: pointSize,
            factor: SymbolMetrics.factor(scale: attributes.scale.rawValue), scale: scale)
    }

    private func outline(_ attributes: SymbolAttributes) -> SymbolOutline? {
        guard case .template(let template) = self else { return nil }
        return template.outline(weight: attributes.usualWeight, scale: attributes.usualScale)
    }
}

extension SymbolAttributes {
    /// From 1, ultralight, to 9, black.
    fileprivate var usualWeight: Int { weight == .unspecified ? UIImage.SymbolWeight.regular.rawValue : weight.rawValue }

    /// From 1, small, to 3, large.
    fileprivate var usualScale: Int { (1...3).contains(scale.rawValue) ? scale.rawValue : 2 }
}
