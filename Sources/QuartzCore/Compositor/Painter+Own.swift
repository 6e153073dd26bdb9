/// What a layer draws in its own bounds.
extension Painter {
    func drawOwn(_ node: RenderNode, _ place: Placement, alpha: CGFloat) {
        let properties = node.properties
        let own = place.own(node)
        if let color = properties.backgroundColor, color.alpha > 0 {
            fill(properties, own, color, place.clip, alpha)
        }
        if let contents = node.contents { drawContents(contents, node, own, place, alpha) }
    }

    private func fill(
        _ properties: LayerProperties, _ own: CGAffineTransform, _ color: CGColor, _ clip: PixelRect, _ alpha: CGFloat
    ) {
        if isDirect, properties.cornerRadius == 0, own.keepsRectangles, let box = properties.bounds.applying(own).wholePixels {
            let pixel = RowLoops.pixel(color.rgba, alpha: Double(alpha))
            return RowLoops.fill(buffer, box.intersection(clip), with: pixel)
        }
        let path = Shapes.outline(properties, properties.bounds, own, radius: properties.cornerRadius)
        let rgba = color.rgba
        context.setFillColor(CGColor(rgba: SIMD4(rgba.x, rgba.y, rgba.z, rgba.w * Double(alpha))))
        context.beginPath()
        context.addPath(path)
        context.fillPath()
    }

    private func drawContents(
        _ contents: CGImage, _ node: RenderNode, _ own: CGAffineTransform, _ place: Placement, _ alpha: CGFloat
    ) {
        let properties = node.properties
        let rect = ContentsPlacement.rect(of: properties, width: contents.width, height: contents.height)
        let needsClip = properties.masksToBounds && (properties.cornerRadius > 0 || !properties.bounds.contains(rect))
        let image = cropped(contents, properties.contentsRect)
        if isDirect, alpha == 1, !(properties.masksToBounds && properties.cornerRadius > 0), own.keepsRectangles, own.a > 0, own.d > 0,
            let spot = copySpot(rect.applying(own), image)
        {
            let clip = needsClip ? place.clip.intersection(PixelRect(around: properties.bounds.applying(own))) : place.clip
            return RowLoops.blit(image.buffer, isOpaque: image.isOpaque, x: spot.x, y: spot.y, into: buffer, clip)
        }
        context.saveGState()
        if needsClip {
            Shapes.addBounds(of: node, own, to: context)
            context.clip()
        }
        context.concatenate(own)
        context.setAlpha(alpha)
        context.drawUpright(image, in: rect)
        context.restoreGState()
    }

    /// Where the top left pixel goes, if the picture falls on whole pixels without being scaled.
    private func copySpot(_ rect: CGRect, _ image: CGImage) -> (x: Int, y: Int)? {
        guard abs(rect.width - CGFloat(image.width)) < 1, abs(rect.height - CGFloat(image.height)) < 1 else { return nil }
        let x = rect.minX.rounded()
        let y = rect.minY.rounded()
        guard abs(rect.minX - x) < 1e-3, abs(rect.minY - y) < 1e-3 else { return nil }
        return (Int(x), Int(y))
    }

    private func cropped(_ image: CGImage, _ part: CGRect) -> CGImage {
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        let pixels = CGRect(
            x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height), width: part.width * CGFloat(image.width),
            height: part.height * CGFloat(image.height))
        return image.cropping(to: pixels) ?? image
    }

    /// The border lies inside of the bounds, in front of the sublayers.
    func drawBorder(_ node: RenderNode, _ place: Placement, alpha: CGFloat) {
        let properties = node.properties
        guard let color = properties.borderColor else { return }
        let own = place.own(node)
        let width = min(properties.borderWidth, min(properties.bounds.width, properties.bounds.height) / 2)
        let outer = Shapes.outline(properties, properties.bounds, own, radius: properties.cornerRadius)
        let hole = properties.bounds.insetBy(dx: width, dy: width)
        context.beginPath()
        context.addPath(outer)
        if hole.width > 0, hole.height > 0 {
            context.addPath(Shapes.outline(properties, hole, own, radius: max(0, properties.cornerRadius - width)))
        }
        let rgba = color.rgba
        context.setFillColor(CGColor(rgba: SIMD4(rgba.x, rgba.y, rgba.z, rgba.w * Double(alpha))))
        context.fillPath(using: .evenOdd)
    }
}
