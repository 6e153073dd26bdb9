import UIKitEngines

/// A symbol in one look: what is needed to draw it, and to make it again in another.
struct SymbolPicture: Hashable, Sendable {
    /// The size of text where nothing is said: that of a button's title, in points.
    static let usualSize: CGFloat = 17

    let name: String
    let attributes: SymbolAttributes
    let metrics: SymbolMetrics
    /// Pixels per point.
    let scale: CGFloat
    /// Of the text, in points.
    private let pointSize: CGFloat

    /// The symbol of that name; `nil` if there is none.
    init?(_ name: String, _ attributes: SymbolAttributes, traits: UITraitCollection) {
        guard let parts = SymbolLibrary.parts(name) else { return nil }
        self.name = name
        self.attributes = attributes
        scale = traits.displayScale > 0 ? traits.displayScale : AssetAttributes.usualScale
        pointSize = Self.pointSize(attributes, traits)
        let painter = SymbolPainter(lineWidth: Self.lineWidth(attributes), colors: [])
        metrics = SymbolMetrics(
            box: painter.bounds(of: parts), pointSize: pointSize, factor: SymbolMetrics.factor(scale: attributes.scale.rawValue),
            scale: scale)
    }

    /// Whether the symbol has colours of its own, and is no stencil.
    var isColored: Bool {
        switch attributes.colors {
        case .unspecified, .monochrome: false
        case .hierarchical, .palette: true
        }
    }

    /// Whether the symbol would look the same if it were made for these.
    func suits(_ configuration: UIImage.Configuration, _ traits: UITraitCollection) -> Bool {
        configuration.values.symbol == attributes && pointSize == Self.pointSize(attributes, traits)
            && (traits.displayScale == 0 || traits.displayScale == scale)
    }

    /// At that size in pixels, in the colours that the current traits give.
    func render(_ pixels: PixelSize) -> CGImage? {
        guard let parts = SymbolLibrary.parts(name) else { return nil }
        let buffer = PixelBuffer(width: pixels.width, height: pixels.height)
        let horizontal = CGFloat(pixels.width) / metrics.size.width * metrics.unit
        let vertical = CGFloat(pixels.height) / metrics.size.height * metrics.unit
        let space = CGAffineTransform(translationX: -metrics.origin.x, y: -metrics.origin.y)
            .concatenating(CGAffineTransform(scaleX: horizontal, y: vertical))
        let context = CGContext(drawingInto: buffer, userSpace: space)
        SymbolPainter(lineWidth: Self.lineWidth(attributes), colors: colors).draw(parts, in: context)
        return CGImage(buffer: buffer, isOpaque: false)
    }

    /// Parts matter less and less: half as much, and a quarter.
    private var colors: [CGColor] {
        switch attributes.colors {
        case .unspecified, .monochrome: [CGColor(gray: 0, alpha: 1)]
        case .hierarchical(let color): [1, 0.5, 0.25].map { color.withAlphaComponent(color.cgColor.alpha * $0).cgColor }
        case .palette(let colors): colors.map(\.cgColor) + (colors.count == 1 ? colors.map(\.cgColor) : [])
        }
    }

    private static func lineWidth(_ attributes: SymbolAttributes) -> CGFloat {
        SymbolMetrics.lineWidth(weight: attributes.weight == .unspecified ? 400 : attributes.weight.rawValue * 100)
    }

    private static func pointSize(_ attributes: SymbolAttributes, _ traits: UITraitCollection) -> CGFloat {
        if let style = attributes.textStyle { return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize }
        return min(attributes.pointSize ?? usualSize, 2000)
    }
}
