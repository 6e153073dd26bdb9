import Platform

/// The button of a tab bar item: an image, a title and an optional badge.
@MainActor final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = BadgeView()
    private var style = UITabBarItemAppearance.Style.stacked
    private var stateAppearance = UITabBarItemStateAppearance()
    private var titleOffset = UIOffset.zero

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.textAlignment = .center
        imageView.contentMode = .center
        for part in [imageView, label, badge] as [UIView] { addSubview(part) }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// Applies the content of the item and the appearance of the bar.
    func update(_ appearance: UITabBarItemAppearance, style: UITabBarItemAppearance.Style, colors: (normal: UIColor, selected: UIColor)) {
        self.style = style
        let state = appearance.state(isEnabled: item.isEnabled, isSelected: isSelected)
        stateAppearance = state
        isEnabled = item.isEnabled
        let defaultColor = isSelected ? colors.selected : colors.normal
        updateImage(color: state.iconColor ?? (isSelected ? nil : appearance.normal.iconColor) ?? defaultColor)
        let normalAttributes = isSelected ? [:] : appearance.normal.titleTextAttributes
        let stateAttributes = normalAttributes.merging(state.titleTextAttributes) { $1 }
        let attributes = stateAttributes.merging(item.resolvedTitleAttributes(isEnabled: item.isEnabled, isSelected: isSelected)) { $1 }
        BarText.set(item.title, on: label, font: font, color: defaultColor, attributes)
        titleOffset = UIOffset(
            horizontal: item.titlePositionAdjustment.horizontal + state.titlePositionAdjustment.horizontal,
            vertical: item.titlePositionAdjustment.vertical + state.titlePositionAdjustment.vertical)
        showBadge(appearance.normal, state)
        updateAccessibility()
        alpha = item.isEnabled ? 1 : 0.4
        setNeedsLayout()
    }

    private var font: UIFont {
        switch style {
        case .stacked: .systemFont(ofSize: TabBarMetrics.titleFontSize, weight: .medium)
        case .inline: .systemFont(ofSize: TabBarMetrics.inlineTitleFontSize, weight: .medium)
        case .compactInline: .systemFont(ofSize: TabBarMetrics.compactTitleFontSize, weight: .medium)
        }
    }

    private func updateImage(color: UIColor) {
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        let size: CGFloat = style == .compactInline ? 15 : 18
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .medium, scale: .large)
        let sizedImage = image?.applyingSymbolConfiguration(configuration) ?? image
        imageView.image = sizedImage?.renderingMode == .alwaysOriginal ? sizedImage : sizedImage?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = color
    }

    private func showBadge(_ normal: UITabBarItemStateAppearance, _ state: UITabBarItemStateAppearance) {
        badge.isHidden = item.badgeValue == nil
        guard let text = item.badgeValue else { return }
        let color = item.badgeColor ?? state.badgeBackgroundColor ?? normal.badgeBackgroundColor ?? .systemRed
        let attributes = normal.badgeTextAttributes.merging(state.badgeTextAttributes) { $1 }
        badge.titleAdjustment = state.badgeTitlePositionAdjustment
        badge.show(text, color: color, attributes: attributes.merging(item.badgeAttributes(isSelected: isSelected)) { $1 })
    }

    private func updateAccessibility() {
        accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
        accessibilityHint = item.accessibilityHint
    }

    // MARK: - Large content

    override var showsLargeContentViewer: Bool {
        get { true }
        set { super.showsLargeContentViewer = newValue }
    }
    override var largeContentTitle: String? {
        get { item.largeContentTitle }
        set { super.largeContentTitle = newValue }
    }
    override var largeContentImage: UIImage? {
        get { item.largeContentImage }
        set { super.largeContentImage = newValue }
    }
    override var scalesLargeContentImage: Bool {
        get { item.scalesLargeContentImage }
        set { super.scalesLargeContentImage = newValue }
    }
    override var largeContentImageInsets: UIEdgeInsets {
        get { item.largeContentSizeImageInsets }
        set { super.largeContentImageInsets = newValue }
    }

    // MARK: - Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = imageView.image?.size ?? .zero
        let text = label.intrinsicContentSize
        guard style != .stacked else { return CGSize(width: max(image.width, text.width), height: size.height) }
        let badgeOverhang = image.width > 0 ? 0 : trailingBadgeWidth(imageSize: image)
        return CGSize(width: (image.width + gap(image, text) + text.width + 2 * badgeOverhang).rounded(.up), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image?.size ?? .zero
        let text = label.intrinsicContentSize
        if style == .stacked { layOutStacked(image, text) } else { layOutInline(image, text) }
        label.frame = label.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        placeBadge()
    }

    private func layOutStacked(_ image: CGSize, _ text: CGSize) {
        let centerY = image.height > 0 && text.width == 0 ? bounds.midY : TabBarMetrics.imageCenterY
        imageView.frame = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        imageView.center = CGPoint(x: bounds.midX, y: centerY).centerAligningEdges(imageView.bounds.size)
        let width = min(text.width, bounds.width)
        let scale = max(1, window?.screen.scale ?? traitCollection.displayScale)
        let top = (TabBarMetrics.titleTop * scale).rounded(.down) / scale
        let leading = ((bounds.midX - width / 2) * scale).rounded(.down) / scale
        label.frame = CGRect(x: leading, y: top, width: width, height: text.height)
    }

    /// Returns the horizontal gap between image and title, which is wide enough for the badge.
    private func gap(_ image: CGSize, _ text: CGSize) -> CGFloat {
        image.width > 0 && text.width > 0 ? max(TabBarMetrics.inlineGap, trailingBadgeWidth(imageSize: image)) : 0
    }

    /// Returns the width that the badge needs beyond the image's trailing edge, or without an image, beyond the
    /// title's. The width is in points and includes a gap.
    private func trailingBadgeWidth(imageSize image: CGSize) -> CGFloat {
        guard !badge.isHidden else { return 0 }
        let width = badge.sizeThatFits(bounds.size).width + TabBarMetrics.badgeGap
        return image.width > 0 ? max(0, TabBarMetrics.badgeOffset.x + width - image.width / 2) : width
    }

    private func layOutInline(_ image: CGSize, _ text: CGSize) {
        let gap = gap(image, text)
        let totalWidth = image.width + gap + text.width
        var x = max(0, (bounds.width - totalWidth) / 2).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let textWidth = min(text.width, max(0, bounds.width - image.width - gap))
        if isMirrored {
            label.frame = CGRect(x: x, y: ((bounds.height - text.height) / 2).rounded(), width: textWidth, height: text.height)
            x += textWidth + gap
        }
        imageView.frame = CGRect(x: x, y: ((bounds.height - image.height) / 2).rounded(), width: image.width, height: image.height)
        guard !isMirrored else { return }
        x += image.width + gap
        label.frame = CGRect(x: x, y: ((bounds.height - text.height) / 2).rounded(), width: textWidth, height: text.height)
    }

    private func placeBadge() {
        let size = badge.sizeThatFits(bounds.size)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let adjustment = stateAppearance.badgePositionAdjustment
        let leadingOffset = badgeLeadingOffset
        let x = (isMirrored ? bounds.width - leadingOffset - size.width : leadingOffset) + adjustment.horizontal
        let y = max(2, imageView.center.y + TabBarMetrics.badgeOffset.y - size.height / 2) + adjustment.vertical
        let frame = CGRect(origin: CGPoint(x: x, y: y.rounded()), size: size)
        badge.frame = CGRect(origin: pixelAligned(frame).origin, size: size)
    }

    /// The distance of the badge's leading edge from the button's leading edge, in points.
    private var badgeLeadingOffset: CGFloat {
        func distanceFromLeadingEdge(_ x: CGFloat) -> CGFloat {
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x : x
        }
        if imageView.bounds.width > 0 { return distanceFromLeadingEdge(imageView.center.x).rounded() + TabBarMetrics.badgeOffset.x }
        guard style != .stacked else { return bounds.midX + TabBarMetrics.badgeLeadingOffset }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return distanceFromLeadingEdge(isMirrored ? label.frame.minX : label.frame.maxX) + TabBarMetrics.badgeGap
    }

    override var accessibilityRole: AccessibilityNode.Role? { .tab }
}

extension CGPoint {
    /// Returns the nearest centre that puts the edges of a view of a given size on whole points.
    func centerAligningEdges(_ size: CGSize) -> CGPoint {
        CGPoint(x: (x - size.width / 2).rounded() + size.width / 2, y: (y - size.height / 2).rounded() + size.height / 2)
    }
}
