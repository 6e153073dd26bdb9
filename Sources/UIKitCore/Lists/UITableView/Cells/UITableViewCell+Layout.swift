extension UITableViewCell {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Converts a rectangle from a left-to-right layout to the cell's layout direction.
    func mirroredIfRightToLeft(_ rect: CGRect, in width: CGFloat) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func layOutCell() {
        let size = bounds.size
        for view in [backgroundView, parts.selectedBackground, selectedBackgroundView, multipleSelectionBackgroundView] {
            if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
        }
        roundCorners()
        layOutEditing(size)
        let content = contentFrame(in: size, accessory: layOutAccessory(size))
        let frame = mirroredIfRightToLeft(content, in: size.width)
        if contentView.frame != frame { contentView.frame = frame }
        setContentMargins()
        if contentConfiguration == nil { layOutLabels() }
        layOutConfigurationViews()
        layOutSeparators(size)
        bringSeparatorsToFront()
    }

    /// Returns the frame of the content view in a left-to-right layout.
    func contentFrame(in size: CGSize, accessory: CGRect?) -> CGRect {
        var right = size.width - placement.cellStyle.indexWidth
        if showsReorderHandle { right -= TableMetrics.reorderWidth }
        if let accessory { right = min(right, accessory.minX - TableMetrics.accessoryGap / 2) }
        let left = editingIndent
        return CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    }

    private func setContentMargins() {
        let cellStyle = placement.cellStyle
        let right = trailingMargin
        let margins =
            isMirrored
            ? UIEdgeInsets(top: 11, left: right, bottom: 11, right: cellStyle.margins.left)
            : UIEdgeInsets(top: 11, left: cellStyle.margins.left, bottom: 11, right: right)
        if contentView.layoutMargins != margins { contentView.layoutMargins = margins }
    }

    private func roundCorners() {
        let cellStyle = placement.cellStyle
        var corners: CACornerMask = []
        if cellStyle.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if cellStyle.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        let radius = corners.isEmpty ? 0 : cellStyle.cornerRadius
        guard layer.cornerRadius != radius || (radius > 0 && layer.maskedCorners != corners) else { return }
        layer.cornerRadius = radius
        layer.maskedCorners = corners
        layer.masksToBounds = radius > 0
    }

    // MARK: - Accessories

    private var currentAccessoryType: AccessoryType { placement.isEditing ? editingAccessoryType : accessoryType }
    private var currentAccessoryView: UIView? { placement.isEditing ? editingAccessoryView : accessoryView }
    var hasAccessory: Bool { currentAccessoryView != nil || currentAccessoryType != .none }

    func replaceAccessory(_ old: UIView?) {
        old?.removeFromSuperview()
        setNeedsLayout()
    }

    /// Sets the frame of the accessory, and returns the frame in a left-to-right layout.
    private func layOutAccessory(_ size: CGSize) -> CGRect? {
        for other in [accessoryView, editingAccessoryView] where other !== currentAccessoryView { other?.removeFromSuperview() }
        let view = currentAccessoryView ?? standardAccessory()
        guard let view else { return nil }
        if view.superview !== self { addSubview(view) }
        let fittingSize = accessorySize(view)
        let right =
            size.width
            - (showsReorderHandle ? TableMetrics.reorderWidth + placement.cellStyle.indexWidth : placement.cellStyle.margins.right)
        let frame = CGRect(
            x: right - fittingSize.width, y: pixelAligned((size.height - fittingSize.height) / 2), width: fittingSize.width,
            height: fittingSize.height)
        let viewFrame = mirroredIfRightToLeft(frame, in: size.width)
        if view.frame != viewFrame { view.frame = viewFrame }
        return frame
    }

    func accessorySize(_ view: UIView) -> CGSize {
        if view === parts.accessory { return view.sizeThatFits(.zero) }
        if view.bounds.isEmpty { view.sizeToFit() }
        return view.bounds.size
    }

    /// Returns the frame of the accessory before layout, in a left-to-right layout. Only the horizontal position and
    /// the width of the frame are exact.
    func accessoryFrame(in size: CGSize) -> CGRect? {
        guard let view = currentAccessoryView ?? standardAccessory() else { return nil }
        let width = accessorySize(view).width
        let right =
            size.width
            - (showsReorderHandle ? TableMetrics.reorderWidth + placement.cellStyle.indexWidth : placement.cellStyle.margins.right)
        return CGRect(x: right - width, y: 0, width: width, height: size.height)
    }

    private func standardAccessory() -> UIView? {
        let type = currentAccessoryView == nil ? currentAccessoryType : .none
        if parts.accessoryType != type {
            parts.accessory?.removeFromSuperview()
            parts.accessory = type == .none ? nil : AccessoryView(type, cell: self)
            parts.accessoryType = type
        }
        return parts.accessory
    }

    /// The distance from the content to the content view's trailing edge, in points. The section index is outside of
    /// the content view.
    var trailingMargin: CGFloat {
        hasAccessory || showsReorderHandle ? TableMetrics.accessoryGap : placement.cellStyle.margins.right - placement.cellStyle.indexWidth
    }

    func pixelAligned(_ value: CGFloat) -> CGFloat { (value / pixelLength).rounded() * pixelLength }

    /// The length of a pixel, in points.
    var pixelLength: CGFloat {
        1 / max(1, window?.screen.scale ?? placement.table?.pixelsPerPoint ?? traitCollection.displayScale)
    }

    // MARK: - Separators

    /// The resolved insets of the separator below the cell, in a left-to-right layout, in points.
    var resolvedSeparatorInset: UIEdgeInsets {
        let cellStyle = placement.cellStyle
        let automatic = UIEdgeInsets(top: 0, left: editingIndent + textLeadingInset, bottom: 0, right: cellStyle.indexWidth)
        if let cellInset = parts.separatorInset { return cellInset }
        guard let tableInset = cellStyle.separatorInset else { return automatic }
        if cellStyle.addsSeparatorInset { return automatic + tableInset }
        return UIEdgeInsets(top: 0, left: tableInset.left + editingIndent, bottom: 0, right: tableInset.right)
    }

    private func layOutSeparators(_ size: CGSize) {
        let cellStyle = placement.cellStyle
        let thickness = pixelLength
        let isEnd = cellStyle.isGrouped && cellStyle.isLast
        let hidesBottom = cellStyle.separatorColor == nil || (isEnd && cellStyle.cornerRadius > 0) || !placement.isInUse
        let insets = isEnd ? .zero : resolvedSeparatorInset
        // Apps hide a separator by setting a huge inset, which would result in an invalid frame.
        func limitedInset(_ inset: CGFloat) -> CGFloat { min(max(inset, -size.width), size.width) }
        let left = limitedInset(insets.left)
        let bottom = CGRect(
            x: left, y: size.height - thickness, width: max(0, size.width - left - limitedInset(insets.right)), height: thickness)
        parts.separator = SeparatorView.updated(
            parts.separator, in: self, color: cellStyle.separatorColor,
            at: hidesBottom ? nil : mirroredIfRightToLeft(bottom, in: size.width))
        let hidesTop =
            cellStyle.separatorColor == nil || !cellStyle.isGrouped || !cellStyle.isFirst || cellStyle.cornerRadius > 0
            || !placement.isInUse
        parts.topSeparator = SeparatorView.updated(
            parts.topSeparator, in: self, color: cellStyle.separatorColor,
            at: hidesTop ? nil : CGRect(x: 0, y: 0, width: size.width, height: thickness))
        parts.separator?.isHidden = (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
    }

    private func bringSeparatorsToFront() {
        for view in [parts.separator, parts.topSeparator] {
            if let view, subviews.last !== view, subviews.dropLast().last !== view { bringSubviewToFront(view) }
        }
    }
}
