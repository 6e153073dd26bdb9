/// A side of a rectangle, as a person sees it.
public enum RectangleSide: Hashable, Sendable, CaseIterable {
    /// The side that is nearest to the upper end of the screen or page.
    case top
    /// The side that is nearest to the lower end.
    case bottom
    /// The side that is nearest to the left end.
    case left
    /// The side that is nearest to the right end.
    case right
}

/// Which way the y axis points: what the words *top* and *bottom* mean for numbers.
public enum AxisOrientation: Hashable, Sendable, CaseIterable {
    /// Downwards, as in UIKit: the top is the smallest y.
    case downward
    /// Upwards, as in Quartz and AppKit and in the pages of PDF documents: the top is the largest y.
    case upward
}

extension CGRect {
    /// Where a side of the rectangle is: an x for the left and the right side, a y for the top and the bottom.
    ///
    /// ```swift
    /// let top = rect.edge(.top)  // rect.minY
    /// let pageTop = rect.edge(.top, in: .upward)  // rect.maxY
    /// ```
    ///
    /// Negative widths and heights are standardized first. Of the null rectangle every side is infinite.
    ///
    /// - Parameters:
    ///   - side: as a person sees it.
    ///   - orientation: which way the y axis points; downwards by default, as in UIKit.
    public func edge(_ side: RectangleSide, in orientation: AxisOrientation = .downward) -> CGFloat {
        switch (side, orientation) {
        case (.left, _): minX
        case (.right, _): maxX
        case (.top, .downward), (.bottom, .upward): minY
        case (.bottom, .downward), (.top, .upward): maxY
        }
    }
}
