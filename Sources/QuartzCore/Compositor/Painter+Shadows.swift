/// Drawing of shadows.
///
/// A layer with a shadow path, or with an opaque background, has a shadow of a known shape. Such a shadow is drawn
/// from a blurred mask that the caches keep for each shape, radius, scale and colour. The mask of a round rectangle
/// is stretched at its centre, so one mask serves all sizes. The soft shadow of a rotated layer samples the mask
/// sparsely (``ShadowField``); other shadows sample the mask for each pixel. Any other layer has a shadow of its
/// visible content. The layer is then drawn offscreen without a shadow, and its alpha is blurred, coloured and drawn
/// at the shadow's offset.
extension Painter {
    func drawShadow(_ node: RenderNode, _ place: Placement, alpha: CGFloat) {
        let properties = node.properties
        guard let color = properties.shadow.color else { return }
        var strength = alpha * CGFloat(properties.shadow.opacity)
        if properties.shadow.path == nil, node.traits.contains(.shadowFollows) {
            return drawFollowing(node, place, color, strength)
        }
        if properties.shadow.path == nil { strength *= properties.backgroundColor?.alpha ?? 1 }
        // The cached image includes the shadow's opacity, so that pixels rarely need to be multiplied by an opacity.
        let opacity = CGFloat(properties.shadow.opacity)
        let kept = color.copy(alpha: color.alpha * opacity) ?? color
        let share = UInt32((min(max(strength / opacity, 0), 1) * 255).rounded())
        let own = place.own(node)
        let scale = Self.step((abs(own.a * own.d - own.b * own.c)).squareRoot())
        guard share > 0, scale > 0 else { return }
        let (shape, thrown) = Self.shape(properties, scale)
        let mask = tools.caches.shadow(ShadowKey(shape: shape, radius: properties.shadow.radius, scale: scale, color: kept)) {
            ShadowMask(ShadowKey(shape: shape, radius: properties.shadow.radius, scale: scale, color: kept))
        }
        var picture = LayerProperties()
        picture.contentsScale = scale
        picture.contentsCenter = mask.center
        var rect = mask.rect
        if case .corners = shape {
            // The cached image extends by a fixed distance beyond the shape, whatever the size of the shape.
            rect = thrown.insetBy(dx: mask.rect.minX, dy: mask.rect.minY)
        }
        rect = rect.offsetBy(dx: properties.shadow.offset.width, dy: properties.shadow.offset.height)
        picture.bounds = rect
        let deviation = properties.shadow.radius * scale
        if own.b != 0 || own.c != 0, deviation >= ShadowField.softest {
            guard let field = ShadowField(mask, deviation: deviation, picture, rect, own) else { return }
            return field.fill(PixelMath.pixel(kept.rgba, alpha: Double(share) / 255), canvas, place.clip, tools.field)
        }
        guard let outline = Outline(rect, own), let sampler = ImageSampler(mask.image, tools.caches, picture, rect, own)
        else { return }
        draw(sampler, outline, place.clip, share, isOpaque: false)
    }

    /// Rounds pixels per point to steps, so that a growing layer does not need a new shadow in each frame.
    private static func step(_ scale: CGFloat) -> CGFloat {
        guard scale > 0, scale.isFinite else { return 0 }
        if abs(scale * 2 - (scale * 2).rounded()) < 1e-3 { return (scale * 2).rounded() / 2 }
        return CGFloat(exp2((log2(Double(min(max(scale, 0.02), 16))) * 4).rounded() / 4))
    }

    /// Returns the shape that casts the shadow, and its bounds.
    private static func shape(_ properties: LayerProperties, _ scale: CGFloat) -> (ShadowKey.Shape, CGRect) {
        var (rect, radius) = (properties.bounds, properties.cornerRadius)
        var (corners, curve) = (properties.maskedCorners, properties.cornerCurve)
        if let path = properties.shadow.path {
            guard let found = RoundRect(path) else { return (.path(path), path.boundingBox) }
            (rect, radius, corners, curve) = (found.rect, found.radius, .all, .circular)
        }
        radius = min(radius, min(rect.width, rect.height) / 2)
        if radius == 0 { (corners, curve) = (.all, .circular) }
        // If a side is too short for two complete corners, the shape needs a mask of its own.
        let side = 2 * ShadowMask.side(radius, curve, properties.shadow.radius) + 3 / scale
        guard min(rect.width, rect.height) >= side else { return (.small(rect, radius: radius, corners, curve), rect) }
        return (.corners(radius: radius, corners, curve), rect)
    }

    /// Draws the shadow of the layer's visible content.
    private func drawFollowing(_ node: RenderNode, _ place: Placement, _ color: CGColor, _ strength: CGFloat) {
        let own = place.own(node)
        let properties = node.properties
        let share = UInt32((min(max(strength, 0), 1) * 255).rounded())
        let deviation = Double(properties.shadow.radius) * Double(abs(own.a * own.d - own.b * own.c).squareRoot())
        let blur = BoxBlur(deviation: deviation)
        let offset = properties.shadow.offset
        let (dx, dy) = (own.a * offset.width + own.c * offset.height, own.b * offset.width + own.d * offset.height)
        guard share > 0, abs(dx) < 1e6, abs(dy) < 1e6 else { return }
        // Only the part of the layer whose shadow is visible in the clip is drawn.
        let (x, y) = (Int(dx.rounded()), Int(dy.rounded()))
        let clip = place.clip
        let reach = blur.reach + 1
        let box = PixelRect(
            x: clip.x - x - reach, y: clip.y - y - reach, width: clip.width + 2 * reach, height: clip.height + 2 * reach)
        let sheet = offscreen(box) { painter in
            var inside = place.moved(x: box.x, y: box.y)
            inside.clip = PixelRect(x: 0, y: 0, width: box.width, height: box.height)
            inside.alpha = 1
            painter.drawShadowless(node, inside)
        }
        ShadowBlur.apply(blur, to: sheet, color: color)
        draw(SheetSource(pixels: sheet, x: box.x + x, y: box.y + y), nil, clip, share, isOpaque: false)
    }

    /// Draws the shape that casts the shadow: the layer with its sublayers, opaque and without shadow.
    private func drawShadowless(_ node: RenderNode, _ place: Placement) {
        drawOwn(node, place, alpha: 1)
        let inside = place.inside(node)
        if inside.space != nil {
            drawPlanes(node.children, inside)
        } else {
            for child in node.children { draw(child, inside) }
        }
        if node.properties.hasBorder { drawBorder(node, place, alpha: 1) }
    }
}

/// The rounded rectangle that a path describes, if the path is a rounded rectangle.
struct RoundRect {
    let rect: CGRect
    let radius: CGFloat

    init?(_ path: CGPath) {
        let steps = path.steps
        let box = path.boundingBox
        guard (4...14).contains(steps.count), !box.isNull, box.width > 0, box.height > 0 else { return nil }
        var radius: CGFloat = 0
        if case .move(let start) = steps[0] { radius = max(0, start.x - box.minX) }
        for candidate in [radius, 0] {
            let other = CGPath(roundedRect: box, cornerWidth: candidate, cornerHeight: candidate, transform: nil)
            guard Self.areAlike(other.steps, steps) else { continue }
            (rect, self.radius) = (box, candidate)
            return
        }
        return nil
    }

    private static func areAlike(_ one: [PathStep], _ other: [PathStep]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).allSatisfy { a, b in
            let (p, q) = (a.corners, b.corners)
            return p.count == q.count && zip(p, q).allSatisfy { abs($0.x - $1.x) < 1e-3 && abs($0.y - $1.y) < 1e-3 }
        }
    }
}

extension PathStep {
    fileprivate var corners: [CGPoint] {
        switch self {
        case .move(let a), .line(let a): [a]
        case .quad(let a, let b): [a, b]
        case .curve(let a, let b, let c): [a, b, c]
        case .close: []
        }
    }
}
