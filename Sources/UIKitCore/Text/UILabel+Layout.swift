/// The measurement and placement of a label's text.
///
/// Measurement and placement first determine the factor for the font size that makes the text fit, then request the
/// layout from the cache of layouts. Measuring rounds the layout's size up to whole pixels and aligns the resulting
/// box in the bounds. Placement centres the layout vertically; a reduced single line follows the baseline adjustment
/// instead.
extension UILabel: TextMeasuring, BaselineMeasuring {
    func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
        solvedWidth = width
        defer { solvedWidth = nil }
        return intrinsicContentSize.height
    }

    var measuredBaselines: (first: Baseline, last: Baseline)? {
        let lines = textBaselines
        return (Baseline(offset: lines.first), Baseline(heightFraction: 1, offset: -lines.last))
    }

    /// The pixels per point where the label is shown.
    private var pixelsPerPoint: CGFloat { max(1, traitCollection.displayScale) }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        // Sizes that are whole except for rounding errors must not grow by a pixel.
        ((length * pixelsPerPoint) - 0.001).rounded(.up) / pixelsPerPoint
    }

    /// Returns the size of the text with lines broken at a width.
    ///
    /// - Parameter width: The width, in points. A width of 0 or less, or a width that is not finite, is no limit.
    func naturalSize(width: CGFloat) -> CGSize {
        let width = width > 0 && width.isFinite ? width : Self.unlimited
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: Self.unlimited), limitedToNumberOfLines: numberOfLines
        ).size
    }

    /// The length that represents no limit in rectangles, where infinity would break the arithmetic.
    private static let unlimited: CGFloat = 1_000_000

    func measuredTextRect(_ bounds: CGRect, lines: Int) -> CGRect {
        updateDirection()
        guard !content.isEmpty else { return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0) }
        let width = max(0, bounds.width)
        let scale = content.scaleThatFits(CGSize(width: width, height: bounds.height < Self.unlimited ? bounds.height : .infinity))
        let limit = CGSize(width: width < Self.unlimited ? width : .infinity, height: .infinity)
        var size = layouts.layout(content, in: limit, lines: max(0, lines), scale: scale).size
        let isHeightUnlimited = bounds.height >= Self.unlimited
        // As in UIKit, a reduced font size does not change the label's height.
        if scale < 1, isHeightUnlimited {
            size.height = layouts.layout(content, in: .unlimited, lines: max(0, lines), scale: 1).size.height
        }
        let textSize = CGSize(width: min(width, roundedUp(size.width)), height: min(max(0, bounds.height), roundedUp(size.height)))
        return CGRect(
            x: bounds.minX + horizontalOffset(textSize.width, in: width, bounds),
            y: isHeightUnlimited ? bounds.minY : bounds.minY + (bounds.height - textSize.height) / 2,
            width: textSize.width, height: textSize.height)
    }

    /// Returns the distance of the text's box from the left edge.
    private func horizontalOffset(_ textWidth: CGFloat, in width: CGFloat, _ bounds: CGRect) -> CGFloat {
        guard width < Self.unlimited else { return 0 }
        switch content.alignment {
        case .center: return (width - textWidth) / 2
        case .right: return width - textWidth
        case .natural: return content.isMirrored ? width - textWidth : 0
        case .left, .justified: return 0
        }
    }

    /// Returns the layout for drawing in `rect` and the position of its top left corner.
    package func layoutAndOrigin(in rect: CGRect) -> (layout: TextLayout, origin: CGPoint) {
        updateDirection()
        let scale = content.scaleThatFits(rect.size)
        let layout = layouts.layout(content, in: rect.size, lines: content.numberOfLines, scale: scale)
        var y = top(of: layout, in: rect)
        if scale < 1 && content.numberOfLines == 1 && content.baselineAdjustment != .alignCenters {
            let fullSizeLayout = layouts.layout(content, in: .unlimited, lines: 1, scale: 1)
            let top = top(of: fullSizeLayout, in: rect)
            y = content.baselineAdjustment == .none ? top : top + fullSizeLayout.firstBaseline - layout.firstBaseline
        }
        return (layout, CGPoint(x: rect.minX, y: y))
    }

    /// Returns the top edge of text that is centred in a rectangle. As in UIKit, the height of the text is rounded up
    /// to whole pixels, and the edge is on a pixel.
    private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
        let space = (rect.height - roundedUp(layout.size.height)) / 2
        return rect.minY + (space * pixelsPerPoint).rounded() / pixelsPerPoint
    }

    /// The distances from the top of the text's box to its first baseline, and from its last baseline to the bottom.
    var textBaselines: (first: CGFloat, last: CGFloat) {
        let font = content.font
        // The fonts of an attributed string may be larger than the label's font.
        if content.attributed != nil, !content.isEmpty {
            let size = CGSize(width: bounds.width > 0 ? bounds.width : .infinity, height: .infinity)
            let layout = layouts.layout(content, in: size, lines: max(0, content.numberOfLines), scale: 1)
            return (roundedUp(layout.firstBaseline), roundedUp(layout.size.height) - roundedUp(layout.lastBaseline))
        }
        return (roundedUp(font.ascender), roundedUp(font.lineHeight) - roundedUp(font.ascender))
    }
}

extension CGSize {
    fileprivate static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
}
