import CoreGraphics

/// How large a symbol is for text of a size: what the grid of 24 by 24 becomes in points, or the sheet of an app's own symbol.
///
/// Packaged symbols are centred between the baseline and the top of capital letters.
package struct SymbolMetrics: Hashable, Sendable {
    /// The height of capitals beside which symbols are drawn, in em.
    private static let capHeight: CGFloat = 0.705
    /// Beside the ink on both sides, in em.
    private static let sideBearing: CGFloat = 0.045

    /// What a unit of the grid or sheet is, in points.
    package let unit: CGFloat
    /// The image's corner on the grid or sheet, in units.
    package let origin: CGPoint
    /// The image's size, in points; whole pixels.
    package let size: CGSize
    /// The height of the baseline above the image's lower edge, in points.
    package let baseline: CGFloat
    /// What lies beside the margins, in points.
    package var overhang: (left: CGFloat, right: CGFloat) { (leftOverhang, rightOverhang) }
    private let leftOverhang: CGFloat
    private let rightOverhang: CGFloat

    /// - Parameters:
    ///   - box: of the ink, in units of the grid.
    ///   - pointSize: of the text.
    ///   - stroke: the weight and scale.
    ///   - scale: pixels per point.
    package init(box: CGRect, pointSize: CGFloat, stroke: SymbolStroke, scale: CGFloat) {
        let unit = stroke.unit * pointSize
        // The grid's middle, 12, is in the middle of the capitals.
        let baseline = 12 + Self.capHeight * pointSize / 2 / unit
        let side = Self.sideBearing * pointSize / unit
        self.init(box: box.insetBy(dx: -side, dy: 0), baseline: baseline, unit: unit, scale: scale, overhang: (0, 0))
    }

    /// - Parameters:
    ///   - outline: of an app's own symbol, in hundredths of an em.
    ///   - pointSize: of the text.
    ///   - scale: pixels per point.
    package init(outline: SymbolOutline, pointSize: CGFloat, scale: CGFloat) {
        let unit = pointSize / 100
        let ink = outline.ink
        let left = min(ink.minX, 0)
        let right = max(ink.maxX, outline.width)
        let box = CGRect(x: left, y: ink.minY, width: right - left, height: ink.height)
        self.init(box: box, baseline: 0, unit: unit, scale: scale, overhang: (-left * unit, (right - outline.width) * unit))
    }

    private init(box: CGRect, baseline: CGFloat, unit: CGFloat, scale: CGFloat, overhang: (left: CGFloat, right: CGFloat)) {
        func whole(_ length: CGFloat) -> CGFloat { max(1, (length * scale - 0.01).rounded(.up)) / scale }
        let width = whole(box.width * unit)
        let height = whole(box.height * unit)
        let origin = CGPoint(x: box.midX - width / unit / 2, y: box.midY - height / unit / 2)
        self.unit = unit
        self.origin = origin
        size = CGSize(width: width, height: height)
        self.baseline = (origin.y + height / unit - baseline) * unit
        (leftOverhang, rightOverhang) = overhang
    }

    /// How much larger an app's own symbol is at a scale for which it has no outline: 1 small, 2 medium, 3 large.
    package static func factor(scale: Int) -> CGFloat {
        switch scale {
        case 1: 0.79
        case 3: 1.28
        default: 1
        }
    }
}
