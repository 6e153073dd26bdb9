import CoreGraphics

/// The metrics of a symbol for a text size: its unit in points, and the size and baseline of its image.
///
/// A unit is the spacing of the 24 by 24 grid, or a unit of a custom symbol's sheet. Packaged symbols are centred
/// between the baseline and the cap height.
package struct SymbolMetrics: Hashable, Sendable {
    /// The cap height to which symbols are matched, in em.
    private static let capHeight: CGFloat = 0.705
    /// The side bearing on both sides of the ink, in em.
    private static let sideBearing: CGFloat = 0.045

    /// The length of a unit of the grid or sheet, in points.
    package let unit: CGFloat
    /// The corner of the image on the grid or sheet, in units.
    package let origin: CGPoint
    /// The size of the image in points, rounded to whole pixels.
    package let size: CGSize
    /// The height of the baseline above the image's lower edge, in points.
    package let baseline: CGFloat
    /// The extents of the ink beyond the left and right margins, in points.
    package var overhang: (left: CGFloat, right: CGFloat) { (leftOverhang, rightOverhang) }
    private let leftOverhang: CGFloat
    private let rightOverhang: CGFloat

    /// Creates the metrics of a packaged symbol.
    ///
    /// - Parameters:
    ///   - box: The bounds of the ink, in units of the grid.
    ///   - pointSize: The text size.
    ///   - stroke: The weight and scale.
    ///   - scale: The number of pixels per point.
    package init(box: CGRect, pointSize: CGFloat, stroke: SymbolStroke, scale: CGFloat) {
        let unit = stroke.unit * pointSize
        // The centre of the grid, at 12, is in the middle between the baseline and the cap height.
        let baseline = 12 + Self.capHeight * pointSize / 2 / unit
        let side = Self.sideBearing * pointSize / unit
        self.init(box: box.insetBy(dx: -side, dy: 0), baseline: baseline, unit: unit, scale: scale, overhang: (0, 0))
    }

    /// Creates the metrics of a custom symbol.
    ///
    /// - Parameters:
    ///   - outline: The outline of the custom symbol, in hundredths of an em.
    ///   - pointSize: The text size.
    ///   - scale: The number of pixels per point.
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

    /// Returns the size factor for a scale for which a custom symbol has no outline. Scale 1 is small, 2 medium, 3
    /// large.
    package static func factor(scale: Int) -> CGFloat {
        switch scale {
        case 1: 0.79
        case 3: 1.28
        default: 1
        }
    }
}
