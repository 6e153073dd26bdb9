extension UIView {
    /// Draws the view and its descendants into the current context, scaled to a rectangle.
    ///
    /// Does nothing without a current context.
    /// - Parameters:
    ///   - rect: the destination of the view's bounds, in points of the context.
    ///   - afterUpdates: whether to include changes that no frame has shown yet. If so, the view is first laid out
    ///     and drawn.
    /// - Returns: Whether the view was drawn. Without `afterUpdates`, a view that no frame has shown is not drawn.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        guard !rect.isNull, !rect.isInfinite, rect.width.isFinite, rect.height.isFinite else { return false }
        let rect = rect.standardized
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        defer { context.restoreGState() }
        return drawSnapshot(in: context, afterScreenUpdates: afterUpdates)
    }

    /// Returns a view of the same size that shows an image of this view and its descendants.
    ///
    /// - Parameter afterUpdates: whether to include changes that no frame has shown yet. If so, the view is first
    ///   laid out and drawn.
    /// - Returns: `nil` for a view without size and, if `afterUpdates` is `false`, for a view that no frame has shown.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that shows an image of a part of this view.
    ///
    /// - Parameters:
    ///   - rect: the part, in points of the bounds; the result has the same size.
    ///   - afterUpdates: whether to include changes that no frame has shown yet.
    ///   - capInsets: the part of each side that keeps its size when the result is resized, in points.
    /// - Returns: `nil` if there is nothing to show, as in ``snapshotView(afterScreenUpdates:)``.
    public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0 else { return nil }
        let scale = window?.screen.scale ?? ImageDrawing.screenScale
        guard let drawing = ImageDrawing(rect, isOpaque: false, scale: scale) else { return nil }
        drawing.context.translateBy(x: bounds.minX, y: bounds.minY)
        guard drawSnapshot(in: drawing.context, afterScreenUpdates: afterUpdates) else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.contents = drawing.context.makeImage()
        view.layer.contentsScale = drawing.scale
        if capInsets != .zero {
            view.layer.contentsCenter = ImageResizing(caps: capInsets, mode: .stretch).center(in: rect.size, isMirrored: false)
        }
        return view
    }

    /// Draws the view, with the corner of its bounds at the context's origin.
    private func drawSnapshot(in context: CGContext, afterScreenUpdates: Bool) -> Bool {
        guard afterScreenUpdates else { return layer.renderLastFrame(in: context, ignoresBoundsOrigin: true) }
        layoutIfNeeded()
        layer.displaySubtreeIfNeeded()
        layer.renderNow(in: context, ignoresBoundsOrigin: true)
        return true
    }
}
