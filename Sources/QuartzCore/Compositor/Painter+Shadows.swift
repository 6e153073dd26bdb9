/// Drawing of shadows.
///
/// A layer with a shadow path, or with an opaque background, has a shadow of a known shape. Such a shadow is drawn
/// from a blurred mask that the caches keep for each shape, radius, scale and colour. The mask of a round rectangle
/// is stretched at its centre, so one mask serves all sizes. The soft shadow of a rotated layer samples the mask
/// sparsely (``ShadowField``); other shadows sample the mask for each pixel. Any other layer has a shadow of its
/// visible content. The layer is then drawn offscreen without a shadow, and its alpha is blurred, coloured and drawn
/// at the shadow's offset.
extension Painter {
    func drawShadow(_ node: RenderNode, _ placement: Placement, alpha: CGFloat) {
        let properties = node.properties
        guard let color = properties.shadow.color else { return }
        var strength = alpha * CGFloat(properties.shadow.opacity)
        if properties.shadow.path == nil, node.traits.contains(.shadowDependsOnContent) {
            return drawContentShadow(node, placement, color, strength)
        }
        if properties.shadow.path == nil { strength *= properties.backgroundColor?.alpha ?? 1 }
        // The cached image includes the shadow's opacity, so that pixels rarely need to be multiplied by an opacity.
        let shadowOpacity = CGFloat(properties.shadow.opacity)
        let maskColor = color.copy(alpha: color.alpha * shadowOpacity) ?? color
        let opacity = UInt32((min(max(strength / shadowOpacity, 0), 1) * 255).rounded())
        let transform = placement.pixelTransform(node)
        let scale = Self.quantized((abs(transform.a * transform.d - transform.b * transform.c)).squareRoot())
        guard opacity > 0, scale > 0 else { return }
        let (shape, shapeRect) = Self.shape(properties, scale)
        let mask = tools.caches.shadow(ShadowKey(shape: shape, radius: properties.shadow.radius, scale: scale, color: maskColor)) {
            ShadowMask(ShadowKey(shape: shape, radius: properties.shadow.radius, scale: scale, color: maskColor))
        }
        var maskProperties = LayerProperties()
        maskProperties.contentsScale = scale
        maskProperties.contentsCenter = mask.center
        var rect = mask.rect
        if case .corners = shape {
            // The cached image extends by a fixed distance beyond the shape, whatever the size of the shape.
            rect = shapeRect.insetBy(dx: mask.rect.minX, dy: mask.rect.minY)
        }
        rect = rect.offsetBy(dx: properties.shadow.offset.width, dy: properties.shadow.offset.height)
        maskProperties.bounds = rect
        let deviation = properties.shadow.radius * scale
        if transform.b != 0 || transform.c != 0, deviation >= ShadowField.minimumDeviation {
            guard let field = ShadowField(mask, deviation: deviation, maskProperties, rect, transform) else { return }
            return field.fill(
                PixelMath.pixel(maskColor.rgba, alpha: Double(opacity) / 255), canvas, placement.clip, tools.shadowFieldBuffers)
        }
        guard let outline = Outline(rect, transform), let sampler = ImageSampler(mask.image, tools.caches, maskProperties, rect, transform)
        else { return }
        draw(sampler, outline, placement.clip, opacity, isOpaque: false)
    }

    /// Rounds a scale to steps, so that a growing layer does not need a new shadow in each frame.
    private static func quantized(_ scale: CGFloat) -> CGFloat {
        guard scale > 0, scale.isFinite else { return 0 }
        if abs(scale * 2 - (scale * 2).rounded()) < 1e-3 { return (scale * 2).rounded() / 2 }
        return CGFloat(exp2((log2(Double(min(max(scale, 0.02), 16))) * 4).rounded() / 4))
    }

    /// Returns the shape that casts the shadow, and its bounds.
    private static func shape(_ properties: LayerProperties, _ scale: CGFloat) -> (ShadowKey.Shape, CGRect) {
        var (rect, radius) = (properties.bounds, properties.cornerRadius)
        var (corners, curve) = (properties.maskedCorners, properties.cornerCurve)
        if let path = properties.shadow.path {
            guard let found = RoundedRect(path) else { return (.path(path), path.boundingBox) }
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
    private func drawContentShadow(_ node: RenderNode, _ placement: Placement, _ color: CGColor, _ strength: CGFloat) {
        let transform = placement.pixelTransform(node)
        let properties = node.properties
        let opacity = UInt32((min(max(strength, 0), 1) * 255).rounded())
        let deviation = Double(properties.shadow.radius) * Double(abs(transform.a * transform.d - transform.b * transform.c).squareRoot())
        let blur = BoxBlur(deviation: deviation)
        let offset = properties.shadow.offset
        let (dx, dy) = (transform.a * offset.width + transform.c * offset.height, transform.b * offset.width + transform.d * offset.height)
        guard opacity > 0, abs(dx) < 1e6, abs(dy) < 1e6 else { return }
        // Only the part of the layer whose shadow is visible in the clip is drawn.
        let (x, y) = (Int(dx.rounded()), Int(dy.rounded()))
        let clip = placement.clip
        let margin = blur.extent + 1
        let box = PixelRect(
            x: clip.x - x - margin, y: clip.y - y - margin, width: clip.width + 2 * margin, height: clip.height + 2 * margin)
        let buffer = renderOffscreen(box) { painter in
            var offscreenPlacement = placement.moved(x: box.x, y: box.y)
            offscreenPlacement.clip = PixelRect(x: 0, y: 0, width: box.width, height: box.height)
            offscreenPlacement.alpha = 1
            painter.drawShadowless(node, offscreenPlacement)
        }
        ShadowBlur.apply(blur, to: buffer, color: color)
        draw(BufferSource(pixels: buffer, x: box.x + x, y: box.y + y), nil, clip, opacity, isOpaque: false)
    }

    /// Draws the shape that casts the shadow: the layer with its sublayers, opaque and without shadow.
    private func drawShadowless(_ node: RenderNode, _ placement: Placement) {
        drawOwnContent(node, placement, alpha: 1)
        let childPlacement = placement.childPlacement(node)
        if childPlacement.space != nil {
            drawPlanes(node.children, childPlacement)
        } else {
            for child in node.children { draw(child, childPlacement) }
        }
        if node.properties.hasBorder { drawBorder(node, placement, alpha: 1) }
    }
}

/// The rounded rectangle that a path describes; `nil` for any other path.
struct RoundedRect {
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
            guard Self.areEqual(other.steps, steps) else { continue }
            (rect, self.radius) = (box, candidate)
            return
        }
        return nil
    }

    private static func areEqual(_ one: [PathStep], _ other: [PathStep]) -> Bool {
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
