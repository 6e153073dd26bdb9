/// The two looks of a layer in transition: one that was, kept as render nodes, and one that is.
final class TransitionPicture: Sendable {
    private final class Name: Sendable {}

    private let old: RenderNode
    private let style: TransitionStyle
    // Nodes are told apart by objects: these stand for the two looks.
    private let oldName = Name()
    private let newName = Name()
    private let pageName = Name()

    init(from old: RenderNode, style: TransitionStyle) {
        self.old = old
        self.style = style
    }

    /// The layer's node at a share of the change.
    func node(over new: RenderNode, at progress: Double) -> RenderNode {
        var frame = LayerProperties()
        frame.bounds.size = new.properties.bounds.size
        frame.position = new.properties.position
        frame.anchorPoint = new.properties.anchorPoint
        frame.transform = new.properties.transform
        frame.zPosition = new.properties.zPosition
        // A look that is hidden is missing; while the other is there, that one is seen to come or to go.
        frame.isHidden = new.properties.isHidden && old.properties.isHidden
        if style == .fade, mixes(new, frame.bounds.size) { frame.effect = .blend(.normal) }
        return RenderNode(id: new.id, properties: frame, contents: nil, children: looks(new, frame.bounds, progress))
    }

    private func looks(_ new: RenderNode, _ bounds: CGRect, _ progress: Double) -> [RenderNode] {
        switch style {
        case .fade: return faded(new, bounds, progress)
        case .moveIn(let side):
            return [look(old, oldName, bounds), look(new, newName, bounds, moved: side.direction * (progress - 1))]
        case .push(let side):
            return [
                look(old, oldName, bounds, moved: side.direction * progress),
                look(new, newName, bounds, moved: side.direction * (progress - 1)),
            ]
        case .reveal(let side):
            return [look(new, newName, bounds), look(old, oldName, bounds, moved: side.direction * progress)]
        case .flip(let side):
            let isFirstHalf = progress < 0.5
            let turn = turn(side, by: isFirstHalf ? progress : progress - 1, bounds)
            return [isFirstHalf ? look(old, oldName, bounds, turned: turn) : look(new, newName, bounds, turned: turn)]
        case .curlOff(let side):
            return [look(new, newName, bounds), page(look(old, oldName, bounds), side, progress, bounds)]
        case .curlOn(let side):
            return [look(old, oldName, bounds), page(look(new, newName, bounds), side, 1 - progress, bounds)]
        }
    }

    /// Of two looks that cover each other, only the upper one fades, so that nothing shines through both on the way.
    private func faded(_ new: RenderNode, _ bounds: CGRect, _ progress: Double) -> [RenderNode] {
        if new.covers(bounds.size) {
            return [look(old, oldName, bounds), look(new, newName, bounds, alpha: progress)]
        }
        if old.covers(bounds.size) {
            return [look(new, newName, bounds), look(old, oldName, bounds, alpha: 1 - progress)]
        }
        let isMixed = mixes(new, bounds.size)
        return [
            look(old, oldName, bounds, alpha: 1 - progress),
            look(new, newName, bounds, alpha: progress, effect: isMixed ? .blend(.plusLighter) : new.properties.effect),
        ]
    }

    /// Whether both looks fade, apart from all else, and are added, so that nothing shines through where both are opaque. What is blurred
    /// behind them has to see what lies there.
    private func mixes(_ new: RenderNode, _ size: CGSize) -> Bool {
        guard !new.covers(size), !old.covers(size), new.properties.effect == nil else { return false }
        return !new.traits.contains(.backdrop) && !old.traits.contains(.backdrop)
    }

    private func look(
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

    /// A look that is turned like a page, its right or lower corner first.
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

    /// How far away the eye is, in widths of what is turned.
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
    /// Whether the layer hides all that is behind it, in a size.
    fileprivate func covers(_ size: CGSize) -> Bool {
        let isPlain = properties.cornerRadius == 0 && properties.opacity == 1 && !properties.isHidden && properties.bounds.size == size
        return isPlain && (properties.backgroundColor?.isOpaque ?? false)
    }
}

/// How far a transition is in one frame.
struct TransitionMoment {
    let picture: TransitionPicture
    let progress: Double

    func show(_ new: RenderNode) -> RenderNode { picture.node(over: new, at: progress) }
}
