/// A control that shows a bar item: text or an image in the bar's tint, dimmed while highlighted.
@MainActor final class BarButton: UIControl {
    /// The minimum width of the area that responds to touches, in points.
    private static let minimumTouchWidth: CGFloat = 44
    let item: UIBarButtonItem
    private let appearance: UIBarButtonItemAppearance?
    private let isCompact: Bool
    private let label = UILabel()
    private let imageView = UIImageView()
    private let selectionView = UIView()
    private let backgroundView = UIImageView()
    private var offsets = (title: UIOffset.zero, background: UIOffset.zero)

    /// - Parameter appearance: The appearance of the bar's items; `nil` for the default.
    init(_ item: UIBarButtonItem, appearance: UIBarButtonItemAppearance? = nil, isCompact: Bool = false) {
        self.item = item
        self.appearance = appearance
        self.isCompact = isCompact
        super.init(frame: .zero)
        item.currentButton = self
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        accessibilityTraits = .button
        // A custom view provides its own accessibility element.
        isAccessibilityElement = item.customView == nil
        if let tint = item.tintColor { tintColor = tint }
        addContentViews()
        attachMenu()
        if item.customView == nil { addInteraction(UIPointerInteraction(delegate: self)) }
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func addContentViews() {
        selectionView.isUserInteractionEnabled = false
        selectionView.layer.cornerRadius = 6
        selectionView.isHidden = !(item.isSelected && item.customView == nil)
        imageView.image = barImage
        imageView.contentMode = .center
        if item.customView == nil { for part in [backgroundView, selectionView] as [UIView] { addSubview(part) } }
        addSubview(item.customView ?? (imageView.image == nil ? label : imageView))
    }

    private var barImage: UIImage? {
        let image = isCompact ? item.landscapeImagePhone ?? item.image : item.image
        guard let image else { return nil }
        let configuration = UIImage.SymbolConfiguration(
            pointSize: BarMetrics.titleFontSize, weight: weight, scale: isCompact ? .medium : .large)
        let sizedImage = image.applyingSymbolConfiguration(configuration) ?? image
        return sizedImage.renderingMode == .alwaysOriginal ? sizedImage : sizedImage.withRenderingMode(.alwaysTemplate)
    }

    private var weight: UIImage.SymbolWeight { item.style == .done ? .semibold : .regular }

    private func attachMenu() {
        if let menu = item.menu {
            MenuOpener.attach(menu, to: self, isPrimary: !item.hasAction, owner: item, order: item.preferredMenuElementOrder)
        }
        guard item.menu == nil || item.hasAction else { return }
        addAction(UIAction { [weak item] _ in item?.fire() }, for: .touchUpInside)
    }

    /// Makes a tap open a menu with a group's items.
    func attachGroupMenu(_ group: UIBarButtonItemGroup) {
        let opener = MenuOpener(self, owner: item, menu: { [weak group] in group?.menu }, order: { .fixed })
        opener.attach(isPrimary: true)
        menuOpener = opener
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let custom = item.customView { return customViewSize(custom) }
        let intrinsicWidth = imageView.image?.size.width ?? titleWidth
        let width = item.width > 0 ? item.width : intrinsicWidth
        return CGSize(width: width.rounded(.up), height: BarMetrics.height)
    }

    private var titleWidth: CGFloat {
        let possibleWidths = (item.possibleTitles ?? []).map { title in
            let measuringLabel = UILabel()
            measuringLabel.font = label.font
            measuringLabel.text = title
            return measuringLabel.intrinsicContentSize.width
        }
        return max(label.intrinsicContentSize.width, possibleWidths.max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.offsetBy(dx: offsets.title.horizontal, dy: offsets.title.vertical)
        backgroundView.frame = CGRect(x: 0, y: (bounds.height - 32) / 2, width: bounds.width, height: 32)
            .offsetBy(dx: offsets.background.horizontal, dy: offsets.background.vertical)
        imageView.frame = bounds.inset(by: item.imageInsets)
        selectionView.frame = CGRect(x: -6, y: (bounds.height - 32) / 2, width: bounds.width + 12, height: 32)
        if let custom = item.customView { layOutCustomView(custom) }
    }

    /// Returns whether a point is in the button. The touch area of a narrow button is wider than the button.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard item.customView == nil else { return super.point(inside: point, with: event) }
        let outset = max(0, (Self.minimumTouchWidth - bounds.width) / 2)
        return bounds.insetBy(dx: -min(outset, BarMetrics.itemSpacing / 2 + 4), dy: 0).contains(point)
    }

    override var showsLargeContentViewer: Bool {
        get { item.customView == nil }
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

    override var accessibilityLabel: String? {
        get { item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel }
        set { item.accessibilityLabel = newValue }
    }
    override var accessibilityHint: String? {
        get { item.accessibilityHint }
        set { item.accessibilityHint = newValue }
    }
    override var accessibilityValue: String? {
        get { item.accessibilityValue }
        set { item.accessibilityValue = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set { item.accessibilityIdentifier = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { item.accessibilityCustomActions }
        set { item.accessibilityCustomActions = newValue }
    }

    override func stateDidChange() { updateColor() }
    override func tintColorDidChange() { updateColor() }

    private func updateColor() {
        let enabledColor: UIColor = item.systemItem == .close ? CloseDisc.tint : tintColor
        let defaultColor = isEnabled ? enabledColor : .tertiaryLabel
        selectionView.backgroundColor = tintColor
        let font = UIFont.systemFont(ofSize: isCompact ? 15 : BarMetrics.titleFontSize, weight: item.style == .done ? .semibold : .regular)
        updateBackground()
        let barAttributes = appearance?.attributes(isEnabled: isEnabled, isHighlighted: isHighlighted) ?? [:]
        let itemAttributes = item.resolvedTitleAttributes(isEnabled: isEnabled, isHighlighted: isHighlighted)
        let color = item.isSelected ? UIColor.systemBackground : defaultColor
        BarText.set(item.title, on: label, font: font, color: color, barAttributes.merging(itemAttributes) { $1 })
        label.textAlignment = .center
        imageView.tintColor = color
        for part in [label, imageView] { part.alpha = isHighlighted ? 0.2 : 1 }
    }

    private func updateBackground() {
        let barBackground = appearance?.background(isEnabled: isEnabled, isHighlighted: isHighlighted)
        let itemStyle = item.itemStyle
        let enabledState: UIControl.State = isHighlighted ? .highlighted : .normal
        let itemImage = itemStyle.background(isEnabled ? enabledState : .disabled, isCompact: isCompact)
        backgroundView.image = itemImage ?? barBackground?.image
        let barTitleOffset = appearance?.titleOffset(isEnabled: isEnabled, isHighlighted: isHighlighted) ?? .zero
        let verticalOffset = BarItemStyle.value(itemStyle.backgroundOffsets, isCompact: isCompact)
        let backgroundOffset = verticalOffset.map { UIOffset(horizontal: 0, vertical: $0) }
        let titleOffset = BarItemStyle.value(itemStyle.titleOffsets, isCompact: isCompact)
        offsets = (titleOffset ?? barTitleOffset, backgroundOffset ?? barBackground?.shift ?? .zero)
        setNeedsLayout()
    }
}

extension BarButton: UIPointerInteractionDelegate {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard isEnabled, superview != nil else { return nil }
        // The text fills the width of the button, so the shape is wider. The button is as high as a touch target, so
        // the shape is less high.
        let shape = UIPointerShape.roundedRect(frame.insetBy(dx: -8, dy: 4))
        return UIPointerStyle(effect: .highlight(UITargetedPreview(view: self)), shape: shape)
    }
}
