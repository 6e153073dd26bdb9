import CoreGraphics

/// How large a display may be: what the tool checks before it builds, and the application before it starts.
package enum DisplayLimits {
    /// Points of a side.
    package static let side = 1...8192
    /// Pixels per point.
    package static let scale = 1.0...4.0
    /// Pixels of a side: more, and the drawing library cannot count them.
    package static let pixelSide = 32767
    /// Pixels altogether: a picture beyond that is a mistake and no screen, at 400 MB.
    package static let pixels = 100_000_000

    /// Whether a display of that many pixels can be drawn on.
    package static func allow(_ metrics: DisplayMetrics) -> Bool {
        let (width, height) = metrics.pixelSize
        return max(width, height) <= pixelSide && width * height <= pixels
    }

    /// What ``allow(_:)`` asks for, in words.
    package static var pixelRule: String { "at most \(pixelSide) pixels a side and \(pixels / 1_000_000) million altogether" }
}
