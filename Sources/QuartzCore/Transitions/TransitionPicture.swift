/// The two contents of a layer in transition: the old one as render nodes, and the new one.
final class TransitionPicture: Sendable {
    private final class Name: Sendable {}

    private let old: RenderNode
    private let style: TransitionStyle
    // The identity of a node is an object; these objects identify the two contents and the page.
    private let oldName = Name()
    private let newName = Name()
    private let pageName = Name()

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
        if style == .fade, mixes(new, frame.bounds.size) { frame.effect = .blend(.normal) }
        return RenderNode(id: new.id, properties: frame, contents: nil, children: contentNodes(new, frame.bounds, progress))
    }

    private func contentNodes(_ new: RenderNode, _ bounds: CGRect, _ progress: Double) -> [RenderNode] {
        switch style {
        case .fade: return faded(new, bounds, progress)
        case .moveIn(let side):
            return [contentNode(old, oldName, bounds), contentNode(new, newName, bounds, moved: side.direction * (progress - 1))]
        case .push(let side):
            return [
                contentNode(old, oldName, bounds, moved: side.direction * progress),
                contentNode(new, newName, bounds, moved: side.direction * (progress - 1)),
            ]
        case .reveal(let side):
            return [contentNode(new, newName, bounds), contentNode(old, oldName, bounds, moved: side.direction * progress)]
        case .flip(let side):
            let isFirstHalf = progress < 0.5
            let turn = turn(side, by: isFirstHalf ? progress : progress - 1, bounds)
            return [isFirstHalf ? contentNode(old, oldName, bounds, turned: turn) : contentNode(new, newName, bounds, turned: turn)]
        case .curlOff(let side):
            return [contentNode(new, newName, bounds), page(contentNode(old, oldName, bounds), side, progress, bounds)]
        case .curlOn(let side):
            return [contentNode(old, oldName, bounds), page(contentNode(new, newName, bounds), side, 1 - progress, bounds)]
        }
    }

    /// Fades only the upper one of two opaque contents, so that nothing shines through both.
    private func faded(_ new: RenderNode, _ bounds: CGRect, _ progress: Double) -> [RenderNode] {
        if new.covers(bounds.size) {
            return [contentNode(old, oldName, bounds), contentNode(new, newName, bounds, alpha: progress)]
        }
        if old.covers(bounds.size) {
            return [contentNode(new, newName, bounds), contentNode(old, oldName, bounds, alpha: 1 - progress)]
        }
        let isMixed = mixes(new, bounds.size)
        return [
            contentNode(old, oldName, bounds, alpha: 1 - progress),
            contentNode(new, newName, bounds, alpha: progress, effect: isMixed ? .blend(.plusLighter) : new.properties.effect),
        ]
    }

    /// Returns whether both contents fade offscreen and are added, so that nothing shines through opaque parts.
    /// Backdrops prevent this, because they need the content behind the layer.
    private func mixes(_ new: RenderNode, _ size: CGSize) -> Bool {
        guard !new.covers(size), !old.covers(size), new.properties.effect == nil else { return false }
        return !new.traits.contains(.backdrop) && !old.traits.contains(.backdrop)
    }

    private func contentNode(
        _ node: RenderNode, _ name: Name, _ bounds: CGRect, alpha: Double = 1, moved: SIMD2<Double> = .zero,
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
            id: ObjectIdentifier(name), properties: properties, contents: node.contents, children: node.children, mask: node.mask,
            tint: node.tint)
    }

    /// Returns content that is turned like a page, its right or lower corner first.
    private func page(_ look: RenderNode, _ side: TransitionStyle.Side, _ progress: Double, _ bounds: CGRect) -> RenderNode {
        var curl = PageCurl()
        (curl.edge, curl.progress, curl.lift) = (side, progress, 1)
        var properties = LayerProperties()
        properties.bounds = bounds
        properties.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        properties.position = CGPoint(x: bounds.midX, y: bounds.midY)
        properties.kind = .curl(curl)
        return RenderNode(id: ObjectIdentifier(pageName), properties: properties, contents: nil, children: [look])
    }

    /// The distance of the eye, in lengths of the longer side.
    private static let distance: CGFloat = 2.5

    private func turn(_ side: TransitionStyle.Side, by share: Double, _ bounds: CGRect) -> CATransform3D {
        let direction = side.direction
        let angle = CGFloat(share * .pi)
        let rotation = CATransform3DMakeRotation(angle, CGFloat(-direction.y), CGFloat(direction.x), 0)
        var view = CATransform3DIdentity
        view.m34 = -1 / max(Self.distance * max(bounds.width, bounds.height), 1)
        return CATransform3DConcat(rotation, view)
    }
}

extension RenderNode {
    /// Returns whether the layer covers everything behind it, for a size.
    fileprivate func covers(_ size: CGSize) -> Bool {
        let isPlain = properties.cornerRadius == 0 && properties.opacity == 1 && !properties.isHidden && properties.bounds.size == size
        return isPlain && (properties.backgroundColor?.isOpaque ?? false)
    }
}

/// The state of a transition in one frame.
struct TransitionMoment {
    let picture: TransitionPicture
    let progress: Double

    func show(_ new: RenderNode) -> RenderNode { picture.node(over: new, at: progress) }
}
