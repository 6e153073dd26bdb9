import UIKitCore

/// Text with a light or dark outline.
@MainActor enum HaloText {
    /// Draws the text in the halo's colour at eight offsets, and then on top in its own colour.
    static func draw(_ text: String, at point: CGPoint, attributes: [NSAttributedString.Key: Any], halo: UIColor) {
        var outlineAttributes = attributes
        outlineAttributes[.foregroundColor] = halo
        for offset in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7)] {
            text.draw(at: CGPoint(x: point.x + offset.0, y: point.y + offset.1), withAttributes: outlineAttributes)
        }
        text.draw(at: point, withAttributes: attributes)
    }
}
