/// Fills a rectangle of the current context with the context's fill colour. The colour replaces the pixels, so a
/// transparent colour clears the pixels.
///
/// Without a current context this function does nothing.
/// - Source: https://developer.apple.com/documentation/uikit/uirectfill(_:)
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with the context's fill colour.
///
/// Without a current context this function does nothing.
/// - Parameters:
///   - rect: The rectangle, in points.
///   - blendMode: The mode for blending the colour with the pixels below.
/// - Source: https://developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:)
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.fill([rect], mode: blendMode)
}

/// Draws a frame of one point inside a rectangle, with the current context's fill colour. The colour replaces the
/// pixels below.
///
/// Without a current context this function does nothing.
/// - Source: https://developer.apple.com/documentation/uikit/uirectframe(_:)
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside a rectangle, with the current context's fill colour.
///
/// Without a current context this function does nothing.
/// - Parameters:
///   - rect: The outer rectangle of the frame, in points.
///   - blendMode: The mode for blending the colour with the pixels below.
/// - Source: https://developer.apple.com/documentation/uikit/uirectframeusingblendmode(_:_:)
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.fill(rect.frameOfOnePoint, mode: blendMode)
}

/// Clips later drawing in the current context to a rectangle, until the context's state is restored.
///
/// Without a current context this function does nothing.
/// - Source: https://developer.apple.com/documentation/uikit/uirectclip(_:)
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
    /// Fills rectangles that do not overlap, and leaves the context's state unchanged.
    func fill(_ rects: [CGRect], mode: CGBlendMode) {
        saveGState()
        setBlendMode(mode)
        for rect in rects { fill(rect) }
        restoreGState()
    }
}

extension CGRect {
    /// The four sides of a frame inside the rectangle, each one point wide; the whole rectangle if it is too thin for
    /// a frame.
    fileprivate var frameOfOnePoint: [CGRect] {
        let rect = standardized
        guard rect.width > 2, rect.height > 2 else { return [rect] }
        return [
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
            CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
            CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
            CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
        ]
    }
}
