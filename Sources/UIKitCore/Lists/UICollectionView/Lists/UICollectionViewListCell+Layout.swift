extension UICollectionViewListCell {
    /// The distance between accessories, and between accessories and content, in points.
    private static let spacing: CGFloat = 8

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var margin: CGFloat { parts.position?.margin ?? TableMetrics.margin }
    private var indent: CGFloat { indentationWidth.isFinite ? CGFloat(max(0, indentationLevel)) * indentationWidth : 0 }

    func accessoriesDidChange() {
        parts.accessoriesAreStale = true
        sizeMayHaveChanged()
    }

    /// Requests a layout pass, and marks the cell to be measured again.
    func sizeMayHaveChanged() {
        setNeedsLayout()
        list?.sizeDidChange(of: self)
    }

    func show(_ position: ListCellPosition?) {
        guard parts.position != position else { return }
        let wasInOutline = parts.position?.level != nil
        parts.position = position
        // In an outline, the level of the item determines the indentation. A cell that leaves an outline gets level 0.
        // A cell that was in no outline keeps the app's value.
        if let level = position?.level ?? (wasInOutline ? 0 : nil) { indentationLevel = level }
        updateStandardBackground()
        setNeedsLayout()
    }

    // MARK: - Accessories

    private func updateAccessories() {
        let isEditing = showsEditingState
        guard parts.accessoriesAreStale || parts.wasEditing != isEditing else { return }
        parts.accessoriesAreStale = false
        parts.wasEditing = isEditing
        for view in parts.leading + parts.trailing { view.removeFromSuperview() }
        parts.leading = makeAccessoryViews(accessories.filter { $0.isLeading && $0.isDisplayed(whileEditing: isEditing) })
        parts.trailing = makeAccessoryViews(accessories.filter { !$0.isLeading && $0.isDisplayed(whileEditing: isEditing) })
    }

    private func makeAccessoryViews(_ accessories: [UICellAccessory]) -> [ListAccessoryView] {
        var sortedAccessories: [UICellAccessory] = []
        for accessory in accessories {
            sortedAccessories.insert(accessory, at: min(max(0, accessory.position(sortedAccessories)), sortedAccessories.count))
        }
        return sortedAccessories.map { accessory in
            let view = ListAccessoryView(accessory, cell: self)
            addSubview(view)
            return view
        }
    }

    /// Returns the frame of the content view, which excludes the accessories. Also updates the accessories, and sets
    /// the margins of the content view.
    func layOutContentFrame(in size: CGSize) -> CGRect {
        updateAccessories()
        let before = parts.leading.reduce(0) { $0 + $1.reservedWidth + Self.spacing }
        let after = parts.trailing.reduce(0) { $0 + $1.reservedWidth + Self.spacing }
        let left = before > 0 ? margin + before + indent - Self.spacing : indent
        let right = after > 0 ? margin + after - Self.spacing : 0
        setMargins(left: before > 0 ? TableMetrics.imageGap : margin, right: after > 0 ? Self.spacing : margin)
        let frame = CGRect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height)
        return mirroredIfRightToLeft(frame, in: size.width)
    }

    private func setMargins(left: CGFloat, right: CGFloat) {
        let margins = UIEdgeInsets(top: 0, left: isMirrored ? right : left, bottom: 0, right: isMirrored ? left : right)
        if contentView.layoutMargins != margins { contentView.layoutMargins = margins }
    }

    private func mirroredIfRightToLeft(_ rect: CGRect, in width: CGFloat) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: - Layout

    func layOutList() {
        let size = bounds.size
        layOutAccessories(size)
        roundCorners()
        layOutSeparators(size)
    }

    private func layOutAccessories(_ size: CGSize) {
        var left = margin + (indentsAccessories ? indent : 0)
        for view in parts.leading {
            view.update()
            view.frame = mirroredIfRightToLeft(CGRect(x: left, y: 0, width: view.reservedWidth, height: size.height), in: size.width)
            left += view.reservedWidth + Self.spacing
        }
        var right = size.width - margin
        for view in parts.trailing.reversed() {
            view.update()
            view.frame = mirroredIfRightToLeft(
                CGRect(x: right - view.reservedWidth, y: 0, width: view.reservedWidth, height: size.height), in: size.width)
            right -= view.reservedWidth + Self.spacing
        }
    }

    private func roundCorners() {
        var corners: CACornerMask = []
        if parts.position?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if parts.position?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        let radius = corners.isEmpty ? 0 : parts.position?.cornerRadius ?? 0
        // Outside of inset groups, the app determines the corners of cells.
        guard radius > 0 || parts.isRounded else { return }
        parts.isRounded = radius > 0
        guard layer.cornerRadius != radius || (radius > 0 && layer.maskedCorners != corners) else { return }
        layer.cornerRadius = radius
        layer.maskedCorners = corners
        layer.masksToBounds = radius > 0
    }

    // MARK: - Separators

    func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
        addLayoutGuide(guide)
        parts.hasSeparatorGuide = true
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: topAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        return guide
    }

    /// Returns the automatic insets of the separators. A separator extends from the start of the text to the edge of
    /// the cell.
    private func automaticSeparatorInsets(_ width: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let frame = mirroredIfRightToLeft(contentView.frame, in: width)
        if parts.hasSeparatorGuide, separatorLayoutGuide.layoutFrame.width > 0 {
            let guideFrame = mirroredIfRightToLeft(separatorLayoutGuide.layoutFrame, in: width)
            return (guideFrame.minX, width - guideFrame.maxX)
        }
        let textInset = (configurationStorage.content as? UIListContentView)?.textLeadingInset ?? margin
        return (frame.minX + textInset, 0)
    }

    private func layOutSeparators(_ size: CGSize) {
        let thickness = 1 / max(1, window?.screen.scale ?? traitCollection.displayScale)
        let position = parts.position
        let automatic = automaticSeparatorInsets(size.width)
        func frame(_ insets: NSDirectionalEdgeInsets, y: CGFloat, isEdge: Bool) -> CGRect {
            var (left, right) = isEdge ? (0, 0) : automatic
            if insets.leading < .greatestFiniteMagnitude { left = insets.leading }
            if insets.trailing < .greatestFiniteMagnitude { right = insets.trailing }
            return mirroredIfRightToLeft(CGRect(x: left, y: y, width: max(0, size.width - left - right), height: thickness), in: size.width)
        }
        let automaticInsets = UIListSeparatorConfiguration.automaticInsets
        let isGrouped = position?.appearance == .grouped
        let top = frame(
            position?.separators?.topSeparatorInsets ?? automaticInsets, y: 0, isEdge: isGrouped && position?.isFirst == true)
        let bottom = frame(
            position?.separators?.bottomSeparatorInsets ?? automaticInsets, y: size.height - thickness,
            isEdge: isGrouped && position?.isLast == true)
        let color = isSelected ? position?.separators?.multipleSelectionColor : position?.separators?.color
        parts.topSeparator = SeparatorView.updated(
            parts.topSeparator, in: self, color: color, at: position?.showsTopSeparator == true ? top : nil)
        parts.bottomSeparator = SeparatorView.updated(
            parts.bottomSeparator, in: self, color: color, at: position?.showsBottomSeparator == true ? bottom : nil)
    }
}
