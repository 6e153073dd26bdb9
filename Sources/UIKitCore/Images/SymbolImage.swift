import UIKitEngines

/// A symbol in one configuration, with all data for drawing it and for creating it in another configuration.
struct SymbolImage: Hashable, Sendable {
    /// The default text size: that of a button's title, in points.
    static let defaultPointSize: CGFloat = 17

    let source: SymbolSource
    let attributes: SymbolAttributes
    let metrics: SymbolMetrics
    /// The number of pixels per point.
    let scale: CGFloat
    /// The size of the image around the centred symbol, in points; `nil` for that of the symbol with its side bearings.
    var canvas: CGSize?
    /// The text size, in points.
    private let pointSize: CGFloat

    /// Creates a symbol; returns `nil` if the symbol does not exist.
    init?(_ source: SymbolSource, _ attributes: SymbolAttributes, traits: UITraitCollection) {
        let scale = traits.displayScale > 0 ? traits.displayScale : AssetAttributes.defaultScale
        let pointSize = Self.pointSize(attributes, traits)
        guard let metrics = source.metrics(attributes, pointSize: pointSize, scale: scale) else { return nil }
        self.source = source
        self.attributes = attributes
        self.metrics = metrics
        self.scale = scale
        self.pointSize = pointSize
    }

    /// Whether the symbol is shown in colours, and not as a template.
    var isColored: Bool { coloring != .plain }

    private var coloring: SymbolSource.Coloring {
        if attributes.prefersMulticolor == true, source.hasColors { return .multicolor }
        return switch attributes.colors {
        case .unspecified, .monochrome: .plain
        case .hierarchical, .palette: .levels
        }
    }

    /// Returns whether another configuration would result in an equal symbol.
    func matches(_ configuration: UIImage.Configuration, _ traits: UITraitCollection) -> Bool {
        configuration.values.symbol == attributes && pointSize == Self.pointSize(attributes, traits)
            && (traits.displayScale == 0 || traits.displayScale == scale)
    }

    /// Renders the symbol at a size in pixels, in colours resolved with the current traits.
    func render(_ pixels: PixelSize) -> CGImage? {
        guard let parts = source.parts(attributes, coloring),
            let buffer = PixelBuffer.ifPossible(width: pixels.width, height: pixels.height)
        else { return nil }
        let horizontal = CGFloat(pixels.width) / size.width * metrics.unit
        let vertical = CGFloat(pixels.height) / size.height * metrics.unit
        let corner = CGPoint(x: metrics.origin.x - margins.width / metrics.unit, y: metrics.origin.y - margins.height / metrics.unit)
        let space = CGAffineTransform(translationX: -corner.x, y: -corner.y)
            .concatenating(CGAffineTransform(scaleX: horizontal, y: vertical))
        let context = CGContext(drawingInto: buffer, userSpace: space)
        let painter = SymbolPainter(lineWidth: SymbolSource.lineWidth(attributes, parts), colors: colors)
        painter.draw(parts, in: context)
        return CGImage(buffer: buffer, isOpaque: false)
    }

    /// The size of the image in points, rounded to whole pixels.
    var size: CGSize {
        guard let canvas else { return metrics.size }
        return CGSize(width: (canvas.width * scale).rounded() / scale, height: (canvas.height * scale).rounded() / scale)
    }

    /// Returns whether another symbol has the same shape, weight and text size, for any scale of the screen.
    func hasSameAppearance(as other: SymbolImage) -> Bool {
        source == other.source && attributes == other.attributes && pointSize == other.pointSize
    }

    /// The distances of the symbol from the left and upper edges of the image, in points.
    private var margins: CGSize {
        CGSize(width: (size.width - metrics.size.width) / 2, height: (size.height - metrics.size.height) / 2)
    }

    /// The height of the baseline above the image's lower edge, in points.
    var baseline: CGFloat { metrics.baseline + margins.height }

    private var colors: [CGColor] {
        if coloring == .multicolor { return source.colors(attributes).map { ($0?.color ?? .label).cgColor } }
        // The opacity of less important parts is one half and one quarter.
        return switch attributes.colors {
        case .unspecified, .monochrome: [CGColor(gray: 0, alpha: 1)]
        case .hierarchical(let color): [1, 0.5, 0.25].map { color.withAlphaComponent(color.cgColor.alpha * $0).cgColor }
        case .palette(let colors): colors.map(\.cgColor) + (colors.count == 1 ? colors.map(\.cgColor) : [])
        }
    }

    private static func pointSize(_ attributes: SymbolAttributes, _ traits: UITraitCollection) -> CGFloat {
        if let style = attributes.textStyle { return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize }
        return min(attributes.pointSize ?? defaultPointSize, 2000)
    }
}
