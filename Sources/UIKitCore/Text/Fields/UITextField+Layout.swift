/// The layout of a field's parts.
extension UITextField {
    /// The space between the border and the text, in points. Measured on iOS 17: 7 horizontally and 2 vertically in a
    /// rounded field.
    private var borderInset: CGSize {
        switch field.borderStyle {
        case .none: .zero
        case .line, .bezel: CGSize(width: 7, height: 2)
        case .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    var showsLeftView: Bool { leftView != nil && leftViewMode.isVisible(whileEditing: isEditing) }
    var showsRightView: Bool { rightView != nil && rightViewMode.isVisible(whileEditing: isEditing) }
    /// Whether the clear button is shown. The right view takes precedence, and an empty field has no clear button.
    var showsClearButton: Bool { clearButtonMode.isVisible(whileEditing: isEditing) && hasText && !showsRightView && isEnabled }

    func standardTextRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
        let border = borderInset
        var rect = bounds.insetBy(dx: min(border.width, bounds.width / 2), dy: min(border.height, bounds.height / 2))
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
        if showsLeftView {
            let side = leftViewRect(forBounds: bounds)
            leading = max(0, isMirrored ? rect.maxX - side.minX : side.maxX - rect.minX) + (field.borderStyle == .none ? 0 : 4)
        }
        if showsRightView {
            let side = rightViewRect(forBounds: bounds)
            trailing = max(0, isMirrored ? side.maxX - rect.minX : rect.maxX - side.minX) + (field.borderStyle == .none ? 0 : 4)
        } else if showsClearButton {
            let side = clearButtonRect(forBounds: bounds)
            trailing = max(0, isMirrored ? side.maxX - rect.minX : rect.maxX - side.minX) + 4
        }
        rect.origin.x += isMirrored ? trailing : leading
        rect.size.width = max(0, rect.width - leading - trailing)
        return rect
    }

    /// Returns the rectangle of the clear button, 19 points across. Its distance from the trailing edge is 5 points, or
    /// 0 without a border. Measured on iOS 17.
    func standardClearRect(_ bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        let gap: CGFloat = field.borderStyle == .none ? 0 : 5
        let x = isMirrored ? bounds.minX + gap : bounds.maxX - gap - side
        return CGRect(x: x, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    func standardSideRect(_ bounds: CGRect, _ view: UIView?, isLeading: Bool) -> CGRect {
        guard let view else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
        var size = view.bounds.size
        if size == .zero { size = view.sizeThatFits(bounds.size) }
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height)
        let x = isLeading != isMirrored ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The size of the text or the placeholder, whichever is wider, with the views beside the text.
    ///
    /// For the system font at 17 points the height is 22 points without a border, one point more than the line. With
    /// a rounded border the height is 34 points.
    var naturalSize: CGSize {
        var width = ceil(naturalTextWidth) + TextEditor.caretWidth
        if let label = parts.placeholder { width = max(width, ceil(label.intrinsicContentSize.width)) }
        let sampleBounds = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
        let text = standardTextRect(sampleBounds, isEditing: isEditing)
        width += sampleBounds.width - text.width
        var height = ceil(field.font.lineHeight) + 1
        switch field.borderStyle {
        case .none: break
        case .line, .bezel: height += 4
        case .roundedRect: height = max(Self.smallestRoundedHeight, height + 12)
        }
        for (isShown, view) in [(showsLeftView, leftView), (showsRightView, rightView)] where isShown {
            height = max(height, view?.bounds.height ?? 0)
        }
        return CGSize(width: width, height: height)
    }

    /// The minimum height of fields with a rounded border, in points. Interface Builder stores this height for small
    /// fonts.
    private static let smallestRoundedHeight: CGFloat = 34

    /// Places the text in a rectangle, scrolled so that the caret is visible.
    func placeText(in area: CGRect) {
        let factor = reduction(in: area.width - (isEditing ? TextEditor.caretWidth : 0))
        if factor != editor.reduction {
            editor.reduce(by: factor)
            parts.selectionView.textDidChange()
        }
        let textWidth = factor == 1 ? naturalTextWidth : editor.naturalWidth(factor)
        let isWide = isEditing && textWidth + TextEditor.caretWidth > area.width
        editor.fit(CGSize(width: isWide ? 0 : max(1, area.width), height: 0), isEditing ? .byClipping : .byTruncatingTail)
        field.scrollOffset = isWide ? scrollOffset(in: area.width, textWidth) : 0
        let height = editor.textHeight
        let scale = max(1, traitCollection.displayScale)
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: area.minY
            case .bottom: area.maxY - height
            case .center, .fill: area.midY - height / 2
            }
        field.origin = CGPoint(x: area.minX - field.scrollOffset, y: (y * scale).rounded() / scale)
        parts.selectionView.frame = area
        let origin = CGPoint(x: field.origin.x - area.minX, y: field.origin.y - area.minY)
        parts.selectionView.place(origin: origin, isActive: isEditing)
    }

    private func scrollOffset(in width: CGFloat, _ textWidth: CGFloat) -> CGFloat {
        let caret = editor.caretRect(at: EditorTextPosition(editor.caret.head))
        var scroll = min(field.scrollOffset, max(0, textWidth + TextEditor.caretWidth - width))
        if caret.minX < scroll { scroll = caret.minX }
        if caret.maxX > scroll + width { scroll = caret.maxX - width }
        return max(0, scroll)
    }

    func sideViewDidChange(_ old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
