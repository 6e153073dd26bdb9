import CoreGraphics

/// How far a wheel scrolls.
package enum ScrollStep {
    /// 40 points a notch: three lines of 13-point text, as desktop toolkits scroll.
    package static let pointsPerNotch: CGFloat = 40
}
