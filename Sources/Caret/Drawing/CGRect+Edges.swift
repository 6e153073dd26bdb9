/// A visual side of a rectangle.
public enum RectangleSide: Hashable, Sendable, CaseIterable {
    /// The side closest to the upper end of the screen or page.
    case top
    /// The side closest to the lower end.
    case bottom
    /// The side closest to the left end.
    case left
    /// The side closest to the right end.
    case right
}

/// The direction of the y axis, which determines the coordinates of *top* and *bottom*.
public enum AxisOrientation: Hashable, Sendable, CaseIterable {
    /// Downwards, as in UIKit: the top is the smallest y.
    case downward
    /// Upwards, as in Quartz and AppKit and in the pages of PDF documents: the top is the largest y.
    case upward
}

extension CGRect {
    /// Returns the coordinate of a side of the rectangle. The left and right sides have an x coordinate, the top and
    /// bottom a y coordinate.
    ///
    /// ```swift
    /// let top = rect.edge(.top)  // rect.minY
    /// let pageTop = rect.edge(.top, in: .upward)  // rect.maxY
    /// ```
    ///
    /// Negative widths and heights are standardized first. Every side of the null rectangle is infinite.
    ///
    /// - Parameters:
    ///   - side: The visual side.
    ///   - orientation: The direction of the y axis; downwards by default, as in UIKit.
    public func edge(_ side: RectangleSide, in orientation: AxisOrientation = .downward) -> CGFloat {
        switch (side, orientation) {
        case (.left, _): minX
        case (.right, _): maxX
        case (.top, .downward), (.bottom, .upward): minY
        case (.bottom, .downward), (.top, .upward): maxY
        }
    }
}
