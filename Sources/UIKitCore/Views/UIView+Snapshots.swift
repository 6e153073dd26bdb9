extension UIView {
    /// Draws the view and all in it into the current context, as large as a rectangle.
    ///
    /// Nothing happens where no context is current.
    /// - Parameters:
    ///   - rect: where the view's bounds go, in points of the context.
    ///   - afterUpdates: whether changes count that no frame has shown yet; the view is laid out and drawn for it.
    /// - Returns: whether all of it was drawn: `false` for a view that no frame has shown, unless `afterUpdates`.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        guard !rect.isNull, !rect.isInfinite, rect.width.isFinite, rect.height.isFinite else { return false }
        let rect = rect.standardized
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        defer { context.restoreGState() }
        return drawShown(in: context, afterScreenUpdates: afterUpdates)
    }

    /// A view of the same size that shows a picture of this one and all in it.
    ///
    /// - Parameter afterUpdates: whether changes count that no frame has shown yet; the view is laid out and drawn for it.
    /// - Returns: `nil` for a view without size, and, unless `afterUpdates`, for one that no frame has shown.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows a picture of a part of this one.
    ///
    /// - Parameters:
    ///   - rect: the part, in points of the bounds; the result has its size.
    ///   - afterUpdates: whether changes count that no frame has shown yet.
    ///   - capInsets: what of each side keeps its size when the result is resized, in points.
    /// - Returns: `nil` where there is nothing to show, as in ``snapshotView(afterScreenUpdates:)``.
    public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0 else { return nil }
        let scale = window?.screen.scale ?? ImageDrawing.screenScale
        guard let drawing = ImageDrawing(rect, isOpaque: false, scale: scale) else { return nil }
        drawing.context.translateBy(x: bounds.minX, y: bounds.minY)
        guard drawShown(in: drawing.context, afterScreenUpdates: afterUpdates) else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.contents = drawing.context.makeImage()
        view.layer.contentsScale = drawing.scale
        if capInsets != .zero {
            view.layer.contentsCenter = ImageResizing(caps: capInsets, mode: .stretch).center(in: rect.size, isMirrored: false)
        }
        return view
    }

    /// Draws with the corner of the bounds at the context's zero.
    private func drawShown(in context: CGContext, afterScreenUpdates: Bool) -> Bool {
        guard afterScreenUpdates else { return layer.renderShown(in: context, isCornered: true) }
        layoutIfNeeded()
        layer.displayBelow()
        layer.renderNow(in: context, isCornered: true)
        return true
    }
}
