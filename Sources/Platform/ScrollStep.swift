import CoreGraphics

/// The scroll distance of a wheel.
package enum ScrollStep {
    /// The distance of a notch in points: three lines of 13-point text, as in desktop toolkits.
    package static let pointsPerNotch: CGFloat = 40
}
