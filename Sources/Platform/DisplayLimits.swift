import CoreGraphics

/// The size limits of a display, which the tool checks before a build and the application at launch.
package enum DisplayLimits {
    /// The range of a side length, in points.
    package static let side = 1...8192
    /// The range of the scale, in pixels per point.
    package static let scale = 1.0...4.0
    /// The maximum side length in pixels, a limit of the drawing library.
    package static let pixelSide = 32767
    /// The maximum number of pixels. An image of this size needs 400 MB, so a larger size is certainly a mistake.
    package static let pixels = 100_000_000

    /// Returns whether a display is within the limits of pixels.
    package static func allow(_ metrics: DisplayMetrics) -> Bool {
        let (width, height) = metrics.pixelSize
        return max(width, height) <= pixelSide && width * height <= pixels
    }

    /// The limits of ``allow(_:)`` as text.
    package static var pixelRule: String { "at most \(pixelSide) pixels a side and \(pixels / 1_000_000) million altogether" }
}
