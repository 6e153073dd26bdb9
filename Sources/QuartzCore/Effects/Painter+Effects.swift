/// Compositing of layers with effects.
extension Painter {
    /// Draws the blurred background in the layer's bounds. The clip contains the complete area that ``Backdrops``
    /// recorded for the layer.
    func drawBackdrop(_ backdrop: LayerEffect.Backdrop, _ node: RenderNode, _ placement: Placement, alpha: CGFloat) {
        let transform = placement.pixelTransform(node)
        let properties = node.properties
        let box = PixelRect(around: properties.bounds.boundingBox(transform)).intersection(placement.clip)
        let opacity = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        let scale = Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
        guard !box.isEmpty, opacity > 0, scale > 0, scale.isFinite else { return }
        let isAligned =
            properties.cornerRadius == 0 && transform.preservesRectangles && properties.bounds.boundingBox(transform).wholePixels != nil
        let outline = isAligned ? nil : Outline(properties, transform)
        guard isAligned || outline != nil else { return }
        let (pixels, isOpaque) = BackdropBlur(backdrop, scale: scale).blurredImage(of: canvas, box)
        draw(BufferSource(pixels: pixels, x: box.x, y: box.y), outline, box, opacity, isOpaque: isOpaque)
    }

    /// Draws a node with its sublayers offscreen, and composites the result with the effect.
    func drawWithEffect(_ effect: LayerEffect, _ node: RenderNode, _ placement: Placement, _ body: (Painter, Placement) -> Void) {
        let box = placement.clip
        let content = renderOffscreen(box) { body($0, placement.moved(x: box.x, y: box.y)) }
        switch effect {
        case .vibrancy(let vibrancy): blendVibrant(content, box, VibrantColors(vibrancy))
        case .blend(let mode): blend(content, box, mode)
        case .backdrop: draw(BufferSource(pixels: content, x: box.x, y: box.y), nil, box, 255, isOpaque: false)
        }
    }

    private func blendVibrant(_ content: PixelBuffer, _ box: PixelRect, _ colors: VibrantColors) {
        content.withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for line in 0..<box.height {
                let contentPixels = (base + line * content.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                let target = canvas.row(box.y + line) + box.x
                for x in 0..<box.width where contentPixels[x] >> 24 != 0 {
                    target[x] = PixelMath.mix(target[x], colors.pixel(target[x]), contentPixels[x] >> 24)
                }
            }
        }
    }

    private func blend(_ content: PixelBuffer, _ box: PixelRect, _ mode: CGBlendMode) {
        let background = PixelBuffer(width: box.width, height: box.height, isZeroed: false)
        func forEachRow(_ body: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void) {
            _ = Canvas.borrowing(background) { backgroundCanvas in
                for line in 0..<box.height { body(backgroundCanvas.row(line), canvas.row(box.y + line) + box.x) }
            }
        }
        forEachRow { memcpy($0, $1, box.width * 4) }
        let context = CGContext(drawingInto: background, scale: 1)
        context.setBlendMode(mode)
        context.drawUpright(
            CGImage(buffer: content, isOpaque: false), in: CGRect(x: 0, y: 0, width: box.width, height: box.height))
        context.flush()
        forEachRow { memcpy($1, $0, box.width * 4) }
    }
}

/// The colours of vibrant content over a background.
struct VibrantColors {
    private let target: Int
    /// The amount of the shift, in units of 1/256.
    private let strength: Int
    private let saturation: Int

    init(_ vibrancy: LayerEffect.Vibrancy) {
        target = Int((min(max(vibrancy.target, 0), 1) * 255).rounded())
        strength = Int((min(max(vibrancy.strength, 0), 1) * 256).rounded())
        saturation = Int((min(max(vibrancy.saturation, 0), 8) * 256).rounded())
    }

    /// Returns the opaque colour over a pixel. The target shows through a pixel that is not opaque.
    @inline(__always) func pixel(_ background: UInt32) -> UInt32 {
        let targetPart = (255 &- Int(background >> 24)) &* target / 255
        let red = Int(background >> 16 & 255) &+ targetPart
        let green = Int(background >> 8 & 255) &+ targetPart
        let blue = Int(background & 255) &+ targetPart
        let grey = (red &* 54 &+ green &* 183 &+ blue &* 19) >> 8
        return 0xFF00_0000 | channel(red, grey) << 16 | channel(green, grey) << 8 | channel(blue, grey)
    }

    @inline(__always) private func channel(_ value: Int, _ grey: Int) -> UInt32 {
        let saturated = min(max(grey &+ ((value &- grey) &* saturation) >> 8, 0), 255)
        return UInt32(truncatingIfNeeded: (saturated &* (256 &- strength) &+ target &* strength &+ 128) >> 8)
    }
}
