import CoreGraphics

/// The insets of a display that hardware covers, in points.
package struct SafeArea: Hashable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The insets after a rotation by 90°, if the same edges of the hardware are covered.
    package var rotated: SafeArea { SafeArea(top: left, left: top, bottom: right, right: bottom) }

    package static let zero = SafeArea(top: 0, left: 0, bottom: 0, right: 0)
}
