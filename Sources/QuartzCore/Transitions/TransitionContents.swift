/// The two contents of a layer in transition: the old one as render nodes, and the new one.
final class TransitionContents: Sendable {
    private final class Identity: Sendable {}

    private let old: RenderNode
    private let style: TransitionStyle
    // The identity of a node is the identity of an object. These objects identify the two contents and the page.
    private let oldID = Identity()
    private let newID = Identity()
    private let pageID = Identity()

    init(from old: RenderNode, style: TransitionStyle) {
        self.old = old
        self.style = style
    }

    /// Returns the layer's node at a fraction of the transition.
    func node(over new: RenderNode, at progress: Double) -> RenderNode {
        var frame = LayerProperties()
        frame.bounds.size = new.properties.bounds.size
        frame.position = new.properties.position
        frame.anchorPoint = new.properties.anchorPoint
        frame.transform = new.properties.transform
        frame.zPosition = new.properties.zPosition
        // The layer is hidden only if both contents are hidden. If one content is hidden, only the other content is
        // drawn and moves.
        frame.isHidden = new.properties.isHidden && old.properties.isHidden
        if style == .fade, usesAdditiveFade(new, frame.bounds.size) { frame.effect = .blend(.normal) }
        return RenderNode(id: new.id, properties: frame, contents: nil, children: contentNodes(new, frame.bounds, progress))
    }

    private func contentNodes(_ new: RenderNode, _ bounds: CGRect, _ progress: Double) -> [RenderNode] {
        switch style {
        case .fade: return faded(new, bounds, progress)
        case .moveIn(let side):
            return [contentNode(old, oldID, bounds), contentNode(new, newID, bounds, moved: side.direction * (progress - 1))]
        case .push(let side):
            return [
                contentNode(old, oldID, bounds, moved: side.direction * progress),
                contentNode(new, newID, bounds, moved: side.direction * (progress - 1)),
            ]
        case .reveal(let side):
            return [contentNode(new, newID, bounds), contentNode(old, oldID, bounds, moved: side.direction * progress)]
        case .flip(let side):
            let isFirstHalf = progress < 0.5
            let cardTransform = cardTransform(side, by: isFirstHalf ? progress : progress - 1, bounds)
            return [
                isFirstHalf
                    ? contentNode(old, oldID, bounds, turned: cardTransform) : contentNode(new, newID, bounds, turned: cardTransform)
            ]
        case .curlOff(let side):
            return [contentNode(new, newID, bounds), page(contentNode(old, oldID, bounds), side, progress, bounds)]
        case .curlOn(let side):
            return [contentNode(old, oldID, bounds), page(contentNode(new, newID, bounds), side, 1 - progress, bounds)]
        }
    }

    /// If a content is opaque, fades only the upper content, because the background would shine through two translucent
    /// contents.
    private func faded(_ new: RenderNode, _ bounds: CGRect, _ progress: Double) -> [RenderNode] {
        if new.covers(bounds.size) {
            return [contentNode(old, oldID, bounds), contentNode(new, newID, bounds, alpha: progress)]
        }
        if old.covers(bounds.size) {
            return [contentNode(new, newID, bounds), contentNode(old, oldID, bounds, alpha: 1 - progress)]
        }
        let isAdditive = usesAdditiveFade(new, bounds.size)
        return [
            contentNode(old, oldID, bounds, alpha: 1 - progress),
            contentNode(new, newID, bounds, alpha: progress, effect: isAdditive ? .blend(.plusLighter) : new.properties.effect),
        ]
    }

    /// Returns whether both contents fade offscreen and are added, so that nothing shines through opaque parts.
    /// Backdrops prevent this, because they need the content behind the layer.
    private func usesAdditiveFade(_ new: RenderNode, _ size: CGSize) -> Bool {
        guard !new.covers(size), !old.covers(size), new.properties.effect == nil else { return false }
        return !new.traits.contains(.backdrop) && !old.traits.contains(.backdrop)
    }

    private func contentNode(
        _ node: RenderNode, _ id: Identity, _ bounds: CGRect, alpha: Double = 1, moved: SIMD2<Double> = .zero,
        turned: CATransform3D = CATransform3DIdentity, effect: LayerEffect? = nil
    ) -> RenderNode {
        var properties = node.properties
        if let effect { properties.effect = effect }
        properties.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        properties.position = CGPoint(
            x: bounds.midX + CGFloat(moved.x) * bounds.width, y: bounds.midY + CGFloat(moved.y) * bounds.height)
        properties.transform = turned
        properties.zPosition = 0
        properties.opacity *= Float(alpha)
        return RenderNode(
            id: ObjectIdentifier(id), properties: properties, contents: node.contents, children: node.children, mask: node.mask,
            tint: node.tint)
    }

    /// Returns content that is turned like a page, its right or lower corner first.
    private func page(_ content: RenderNode, _ side: TransitionStyle.Side, _ progress: Double, _ bounds: CGRect) -> RenderNode {
        var curl = PageCurl()
        (curl.edge, curl.progress, curl.lift) = (side, progress, 1)
        var properties = LayerProperties()
        properties.bounds = bounds
        properties.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        properties.position = CGPoint(x: bounds.midX, y: bounds.midY)
        properties.kind = .curl(curl)
        return RenderNode(id: ObjectIdentifier(pageID), properties: properties, contents: nil, children: [content])
    }

    /// The distance of the eye, in multiples of the longer side.
    private static let distance: CGFloat = 2.5

    private func cardTransform(_ side: TransitionStyle.Side, by fraction: Double, _ bounds: CGRect) -> CATransform3D {
        let direction = side.direction
        let angle = CGFloat(fraction * .pi)
        let rotation = CATransform3DMakeRotation(angle, CGFloat(-direction.y), CGFloat(direction.x), 0)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(Self.distance * max(bounds.width, bounds.height), 1)
        return CATransform3DConcat(rotation, perspective)
    }
}

extension RenderNode {
    /// Returns whether the layer covers everything behind it at a size.
    fileprivate func covers(_ size: CGSize) -> Bool {
        let isPlain = properties.cornerRadius == 0 && properties.opacity == 1 && !properties.isHidden && properties.bounds.size == size
        return isPlain && (properties.backgroundColor?.isOpaque ?? false)
    }
}

/// The state of a transition in one frame.
struct TransitionMoment {
    let contents: TransitionContents
    let progress: Double

    func node(_ new: RenderNode) -> RenderNode { contents.node(over: new, at: progress) }
}
