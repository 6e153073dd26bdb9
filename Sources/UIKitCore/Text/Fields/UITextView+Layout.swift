/// The layout of the text, and of the part that is drawn.
///
/// After a change of the text or the width, measuring fits the container to the view's width. The content height
/// becomes the text's height with the insets. Only a part of the content is drawn: the visible part and half of its
/// height above and below. A layout pass moves the drawn rectangle and redraws the text when the visible part leaves
/// that rectangle.
extension UITextView: TextMeasuring {
    /// Returns the height of the content size, which a subclass may override.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard !isScrollEnabled else { return nil }
        view.solvedWidth = width
        defer { view.solvedWidth = nil }
        let height = intrinsicContentSize.height
        return height == Self.noIntrinsicMetric ? nil : height
    }

    /// The width for which the content size is computed, in points: that of the layout in progress, or else the current
    /// width. Without a width, lines are not broken.
    var measuringWidth: CGFloat {
        let width = view.solvedWidth ?? bounds.width
        return width > 0 ? width : .infinity
    }

    /// Returns the width of the lines for a view's width, both in points.
    private func containerWidth(_ width: CGFloat) -> CGFloat {
        max(1, width - view.insets.left - view.insets.right - adjustedContentInset.left - adjustedContentInset.right)
    }

    /// Updates the content size if the text or the width changed since the last measurement, then returns a value.
    func measuringIfNeeded<Value>(_ value: () -> Value) -> Value {
        if !view.isMeasured || view.measuredWidth != bounds.width, bounds.width > 0 { measure() }
        return value()
    }

    private func measure() {
        // The measured state is stored first, since setting the content size reads it.
        view.isMeasured = true
        view.measuredWidth = bounds.width
        if bounds.width > 0 { editor.fit(CGSize(width: containerWidth(bounds.width), height: 0), editor.container.lineBreakMode) }
        let width = bounds.width - adjustedContentInset.left - adjustedContentInset.right
        let size = CGSize(width: max(0, width), height: roundedUpToPixels(editor.textHeight + view.insets.top + view.insets.bottom))
        if contentSize != size { contentSize = size }
    }

    /// Rounds up to whole pixels, with a tolerance for rounding errors.
    private func roundedUpToPixels(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (length * scale - 0.001).rounded(.up) / scale
    }

    func placeText() {
        measure()
        if view.scrollsToCaret {
            view.scrollsToCaret = false
            scrollToCaret()
        }
        layOutSelectionView()
    }

    /// Places the drawn rectangle: the visible part and half of its height above and below. Redraws the text when the
    /// visible part leaves that rectangle.
    private func layOutSelectionView() {
        let visibleRect = bounds
        let contentRect = CGRect(
            origin: .zero, size: CGSize(width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height)))
        if !view.drawnRect.covers(visibleRect.intersection(contentRect)) || view.drawnRect.width != contentRect.width
            || view.drawnRect.maxY > contentRect.maxY
        {
            view.drawnRect = visibleRect.insetBy(dx: 0, dy: -visibleRect.height / 2).intersection(contentRect)
            if view.drawnRect.isNull { view.drawnRect = visibleRect }
            view.drawnRect.size.width = contentRect.width
            view.drawnRect.origin.x = 0
            view.needsTextRedraw = true
        }
        selectionView.frame = view.drawnRect
        if view.needsTextRedraw {
            view.needsTextRedraw = false
            selectionView.textDidChange()
        }
        let origin = containerOrigin
        selectionView.place(
            origin: CGPoint(x: origin.x - view.drawnRect.minX, y: origin.y - view.drawnRect.minY), isActive: isFirstResponder)
    }

    private func scrollToCaret() {
        guard isFirstResponder, isScrollEnabled else { return }
        let caret = editor.hostCaretRect(EditorTextPosition(editor.caret.head, isUpstream: editor.caret.isUpstream))
        let isAtTop = caret.minY <= view.insets.top + 0.5
        let isAtBottom = caret.maxY >= contentSize.height - view.insets.bottom - 0.5
        let targetRect = CGRect(
            x: 0, y: caret.minY - (isAtTop ? view.insets.top : 0), width: 1,
            height: caret.height + (isAtTop ? view.insets.top : 0) + (isAtBottom ? view.insets.bottom : 0))
        scrollRectToVisible(targetRect, animated: false)
    }

    func scrollToRange(_ range: NSRange) {
        layoutIfNeeded()
        guard range.location != NSNotFound else { return }
        let start = range.location.clamped(to: editor.length)
        let clampedRange = start..<start + max(0, range.length).clamped(to: editor.length - start)
        var rect = editor.hostRect(editor.caretRect(at: EditorTextPosition(clampedRange.lowerBound)))
        for lineRect in editor.rects(of: clampedRange) { rect = rect.union(editor.hostRect(lineRect)) }
        scrollRectToVisible(rect, animated: false)
    }

    /// Returns the size of the text and its insets, with lines broken at a width. Without a limit, the widest line
    /// determines the width.
    func fittingSize(width: CGFloat) -> CGSize {
        let old = editor.container.size
        let isLimited = width.isFinite && width < 1_000_000
        editor.fit(CGSize(width: isLimited ? containerWidth(width) : 0, height: 0), editor.container.lineBreakMode)
        let height = roundedUpToPixels(editor.textHeight + view.insets.top + view.insets.bottom)
        let usedWidth = roundedUpToPixels(editor.textWidth + view.insets.left + view.insets.right)
        editor.fit(old, editor.container.lineBreakMode)
        return CGSize(width: isLimited ? min(width, max(usedWidth, 0)) : usedWidth, height: height)
    }
}

extension Int {
    fileprivate func clamped(to limit: Int) -> Int { Swift.min(Swift.max(0, self), limit) }
}

extension CGRect {
    /// Returns whether a rectangle is inside this one, with a tolerance for rounding errors.
    fileprivate func covers(_ other: CGRect) -> Bool {
        guard !isNull else { return false }
        let tolerance: CGFloat = 0.001
        return other.minX >= minX - tolerance && other.minY >= minY - tolerance
            && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
    }
}
