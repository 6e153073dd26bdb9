/// An image or an empty box that replaces a character.
package struct TextAttachmentBox: Hashable, Sendable {
    /// The box in points, relative to the character's position on the baseline. The y axis points up, as in UIKit's
    /// text attachments.
    package var bounds: CGRect
    package var image: CGImage?
    /// Whether the image is a template that is drawn in the text colour.
    package var isTemplate: Bool
    /// The space after the box, in points.
    package var trailingSpace: CGFloat = 0

    package init(bounds: CGRect, image: CGImage? = nil, isTemplate: Bool = false) {
        self.bounds = Self.isValid(bounds) ? bounds.standardized : .zero
        self.image = image
        self.isTemplate = isTemplate
    }

    private static func isValid(_ rect: CGRect) -> Bool {
        [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0.isFinite && abs($0) < 1_000_000 }
    }

    /// The width that the box adds to its line.
    var advance: CGFloat { max(0, bounds.maxX + trailingSpace) }

    package static func == (left: TextAttachmentBox, right: TextAttachmentBox) -> Bool {
        left.bounds == right.bounds && left.image === right.image && left.isTemplate == right.isTemplate
            && left.trailingSpace == right.trailingSpace
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bounds.origin.x)
        hasher.combine(bounds.origin.y)
        hasher.combine(bounds.width)
        hasher.combine(bounds.height)
        hasher.combine(image.map(ObjectIdentifier.init))
    }

    /// Draws the image at a position on the baseline. The y axis points down.
    func draw(in context: CGContext, at position: CGPoint, color: CGColor) {
        guard let image, bounds.width > 0, bounds.height > 0 else { return }
        let top = context.snapped(y: position.y - bounds.maxY)
        let box = CGRect(x: position.x + bounds.minX, y: top, width: bounds.width, height: bounds.height)
        context.drawUpright(isTemplate ? image.tinted(color) : image, in: box)
    }
}
