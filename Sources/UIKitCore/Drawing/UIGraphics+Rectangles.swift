/// Fills a rectangle of the current context with its fill colour, which replaces what is there: a transparent colour leaves a hole.
///
/// Nothing happens where no context is current.
/// - Source: https://developer.apple.com/documentation/uikit/uirectfill(_:)
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with its fill colour.
///
/// Nothing happens where no context is current.
/// - Parameters:
///   - rect: in points.
///   - blendMode: how the colour is mixed with what is there.
/// - Source: https://developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:)
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.fill([rect], mode: blendMode)
}

/// Draws a frame of one point inside a rectangle of the current context with its fill colour, which replaces what is there.
///
/// Nothing happens where no context is current.
/// - Source: https://developer.apple.com/documentation/uikit/uirectframe(_:)
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside a rectangle of the current context with its fill colour.
///
/// Nothing happens where no context is current.
/// - Parameters:
///   - rect: in points.
///   - blendMode: how the colour is mixed with what is there.
/// - Source: https://developer.apple.com/documentation/uikit/uirectframeusingblendmode(_:_:)
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.fill(rect.frameOfOnePoint, mode: blendMode)
}

/// Lets later drawing in the current context touch the inside of a rectangle only, until its state is restored.
///
/// Nothing happens where no context is current.
/// - Source: https://developer.apple.com/documentation/uikit/uirectclip(_:)
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
    /// Fills rectangles that do not overlap, and leaves the state as it is.
    func fill(_ rects: [CGRect], mode: CGBlendMode) {
        saveGState()
        setBlendMode(mode)
        for rect in rects { fill(rect) }
        restoreGState()
    }
}

extension CGRect {
    /// The four sides, a point wide, inside of the rectangle; all of it where it is too thin for that.
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
