/// Finds the last node, in drawing order, that covers a rectangle with opaque pixels. Nodes before it need not be
/// drawn.
struct OpaqueCover {
    let rect: PixelRect
    private(set) var coverIndex: Int?
    private var order = 0

    init(rect: PixelRect) {
        self.rect = rect
    }

    mutating func search(_ node: RenderNode, _ placement: Placement) {
        let index = order
        order += 1
        // A node that is faded, rotated or clipped between pixels may leave pixels partially covered.
        guard placement.isPlain, node.properties.opacity == 1, node.mask == nil, !node.properties.drawsOffscreen,
            !placement.needsImage(node),
            placement.extent(of: node).contains(rect)
        else {
            order += node.descendants
            return
        }
        if covers(node, placement) { coverIndex = index }
        let childPlacement = placement.childPlacement(node)
        guard childPlacement.isPlain else {
            order += node.descendants
            return
        }
        for child in node.children { search(child, childPlacement) }
    }

    private func covers(_ node: RenderNode, _ placement: Placement) -> Bool {
        let properties = node.properties
        guard properties.cornerRadius == 0, properties.isFlat, properties.isDoubleSided else { return false }
        guard properties.backgroundColor?.isOpaque ?? false, let box = placement.bounds(of: node).wholePixels else { return false }
        return box.contains(rect)
    }
}
