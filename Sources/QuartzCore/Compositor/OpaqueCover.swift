/// Finds the last node in drawing order which hides all that was drawn before it in a rectangle.
struct OpaqueCover {
    let rect: PixelRect
    private(set) var found: Int?
    private var order = 0

    init(rect: PixelRect) {
        self.rect = rect
    }

    mutating func search(_ node: RenderNode, _ place: Placement) {
        let index = order
        order += 1
        let properties = node.properties
        // In what is faded, turned or round nothing is sure to cover.
        guard node.isVisible, place.isPlain, properties.opacity == 1, place.extent(of: node).contains(rect) else {
            order += node.descendants
            return
        }
        if covers(node, place) { found = index }
        if properties.masksToBounds, properties.cornerRadius > 0 {
            order += node.descendants
            return
        }
        let inside = place.inside(node)
        for child in node.children { search(child, inside) }
    }

    private func covers(_ node: RenderNode, _ place: Placement) -> Bool {
        let properties = node.properties
        guard properties.cornerRadius == 0, properties.transform == CATransform3DIdentity else { return false }
        guard properties.backgroundColor?.isOpaque ?? false, let box = place.bounds(of: node).wholePixels else { return false }
        return box.intersection(place.clip).contains(rect)
    }
}
