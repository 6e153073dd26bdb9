/// A picture, or a room without one, that takes the place of a character.
package struct TextAttachmentBox: Hashable, Sendable {
    /// In points from the character's place on the baseline; y grows upwards, as in UIKit's text attachments.
    package var bounds: CGRect
    package var image: CGImage?
    /// Whether the image is a stencil for the letters' colour.
    package var isTemplate: Bool
    /// In points, left free behind it.
    package var trailing: CGFloat = 0

    package init(bounds: CGRect, image: CGImage? = nil, isTemplate: Bool = false) {
        self.bounds = Self.isUsable(bounds) ? bounds.standardized : .zero
        self.image = image
        self.isTemplate = isTemplate
    }

    private static func isUsable(_ rect: CGRect) -> Bool {
        [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0.isFinite && abs($0) < 1_000_000 }
    }

    /// What it adds to its line.
    var advance: CGFloat { max(0, bounds.maxX + trailing) }

    package static func == (left: TextAttachmentBox, right: TextAttachmentBox) -> Bool {
        left.bounds == right.bounds && left.image === right.image && left.isTemplate == right.isTemplate
            && left.trailing == right.trailing
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bounds.origin.x)
        hasher.combine(bounds.origin.y)
        hasher.combine(bounds.width)
        hasher.combine(bounds.height)
        hasher.combine(image.map(ObjectIdentifier.init))
    }

    /// Draws it at a place on the baseline, y downwards.
    func draw(in context: CGContext, at place: CGPoint, color: CGColor) {
        guard let image, bounds.width > 0, bounds.height > 0 else { return }
        let top = context.snapped(y: place.y - bounds.maxY)
        let box = CGRect(x: place.x + bounds.minX, y: top, width: bounds.width, height: bounds.height)
        context.drawUpright(isTemplate ? image.tinted(color) : image, in: box)
    }
}
