import Platform

/// A row of a menu: a checkmark, a title with a subtitle, and an image.
@MainActor final class MenuRowView: UIView {
    let element: UIMenuElement
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let keysLabel = UILabel()
    private let imageView = UIImageView()
    private let checkmarkView = UIImageView()
    private let spinner: UIActivityIndicatorView?
    private let inset: CGFloat
    private let size: UIMenu.ElementSize
    private var keysWidth: CGFloat = 0

    var isPressed = false {
        didSet { if isPressed != oldValue { showBackground() } }
    }

    /// - Parameter isOpen: whether this is the row at the top of a submenu.
    init(_ element: UIMenuElement, hasMarks: Bool, isOpen: Bool = false, size: UIMenu.ElementSize = .large) {
        self.element = element
        self.size = size
        inset = hasMarks || element is UIMenu ? MenuMetrics.checkmarkInset : MenuMetrics.horizontalInset
        spinner = element is UIDeferredMenuElement ? UIActivityIndicatorView(style: .medium) : nil
        super.init(frame: .zero)
        let color = Self.color(of: element)
        titleLabel.text = element is UIDeferredMenuElement ? "Loading…" : element.displayedTitle
        titleLabel.font = .preferredFont(forTextStyle: isOpen ? .headline : .body)
        titleLabel.textColor = color
        titleLabel.numberOfLines = 2
        subtitleLabel.text = element.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.textColor = .secondaryLabel
        for label in [titleLabel, subtitleLabel, keysLabel] { label.adjustsFontForContentSizeCategory = true }
        showKeys()
        showSymbols(color, isOpen)
        if isTile { configureAsTile() }
        for part in [titleLabel, subtitleLabel, keysLabel, imageView, checkmarkView] as [UIView] { addSubview(part) }
        if let spinner {
            addSubview(spinner)
            spinner.startAnimating()
        }
        updateAccessibility()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Several elements in a row

    private var isTile: Bool { size == .small || size == .medium }

    /// Configures the row as an image with the title below, or an image only. A selected element has a background.
    private func configureAsTile() {
        for part in [subtitleLabel, keysLabel, checkmarkView] as [UIView] { part.isHidden = true }
        titleLabel.isHidden = size == .small && imageView.image != nil
        titleLabel.font = .preferredFont(forTextStyle: .caption1)
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 1
        showBackground()
    }

    private func showBackground() {
        let isMarked = isTile && (element.isOn || element.isMixed)
        backgroundColor = isPressed || isMarked ? MenuMetrics.pressedColor : nil
    }

    private func layOutTile() {
        let titleHeight = titleLabel.isHidden ? 0 : titleLabel.sizeThatFits(bounds.size).height
        let symbolSize = imageView.image == nil && spinner == nil ? 0 : MenuMetrics.symbolSize
        let gap: CGFloat = titleHeight > 0 && symbolSize > 0 ? 4 : 0
        let top = ((bounds.height - symbolSize - gap - titleHeight) / 2).rounded()
        imageView.frame = CGRect(x: ((bounds.width - symbolSize) / 2).rounded(), y: top, width: symbolSize, height: symbolSize)
        spinner?.frame = imageView.frame
        titleLabel.frame = CGRect(x: 4, y: top + symbolSize + gap, width: max(0, bounds.width - 8), height: titleHeight)
    }

    private static func color(of element: UIMenuElement) -> UIColor {
        if !element.isChoosable { return .tertiaryLabel }
        return element.effectiveAttributes.contains(.destructive) ? .systemRed : .label
    }

    /// Shows the key combination if a hardware keyboard is in use.
    private func showKeys() {
        guard let command = element as? UIKeyCommand, ApplicationHost.current?.showsKeyboard == false else { return }
        keysLabel.text = KeyHint.Keys(command)?.symbols
        keysLabel.font = .preferredFont(forTextStyle: .body)
        keysLabel.textColor = element.isChoosable ? .secondaryLabel : .tertiaryLabel
        keysWidth = keysLabel.sizeThatFits(CGSize(width: MenuMetrics.width, height: MenuMetrics.rowHeight)).width.rounded(.up)
    }

    /// The symbol at the leading edge: the arrow of a submenu, or the state of an element.
    private func markName(_ isOpen: Bool) -> String? {
        if element is UIMenu { return isOpen ? "chevron.down" : "chevron.right" }
        if element.isOn { return "checkmark" }
        return element.isMixed ? "minus" : nil
    }

    private func showSymbols(_ color: UIColor, _ isOpen: Bool) {
        let smallConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        checkmarkView.image = markName(isOpen).flatMap { UIImage(systemName: $0, withConfiguration: smallConfiguration) }?
            .withRenderingMode(
                .alwaysTemplate)
        checkmarkView.tintColor = color
        checkmarkView.contentMode = .center
        let largeConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
        let image = element.displayedImage.flatMap { $0.applyingSymbolConfiguration(largeConfiguration) ?? $0 }
        imageView.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = color
        imageView.contentMode = (image?.size.width ?? 0) > MenuMetrics.symbolSize ? .scaleAspectFit : .center
    }

    private func updateAccessibility() {
        isAccessibilityElement = true
        accessibilityLabel = element.accessibilityLabel ?? titleLabel.text
        accessibilityHint = element.accessibilityHint
        accessibilityValue = element.accessibilityValue
        accessibilityIdentifier = element.accessibilityIdentifier ?? (element as? UIAction)?.identifier.rawValue
        var traits: UIAccessibilityTraits = .button
        if element.isOn { traits.insert(.selected) }
        if !element.isChoosable { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }

    private var textWidth: CGFloat {
        let symbolSpace = imageView.image == nil && spinner == nil ? 0 : MenuMetrics.symbolSize + 8
        let keysSpace = keysWidth == 0 ? 0 : keysWidth + 8
        return max(0, MenuMetrics.width - inset - MenuMetrics.horizontalInset - symbolSpace - keysSpace)
    }

    /// The height that the text requires.
    var intrinsicHeight: CGFloat {
        if size == .small { return MenuMetrics.rowHeight }
        if size == .medium { return max(MenuMetrics.tileHeight, (MenuMetrics.symbolSize + titleLabel.font.lineHeight + 22).rounded(.up)) }
        let availableSize = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        let titleHeight = titleLabel.sizeThatFits(availableSize).height
        guard element.subtitle != nil else { return max(MenuMetrics.rowHeight, (titleHeight + 23).rounded(.up)) }
        return max(MenuMetrics.subtitleRowHeight, (titleHeight + subtitleLabel.sizeThatFits(availableSize).height + 22).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isTile { return layOutTile() }
        let availableSize = CGSize(width: textWidth, height: bounds.height)
        let titleSize = titleLabel.sizeThatFits(availableSize)
        let subtitleSize = element.subtitle == nil ? .zero : subtitleLabel.sizeThatFits(availableSize)
        let top = ((bounds.height - titleSize.height - subtitleSize.height) / 2).rounded()
        titleLabel.frame = CGRect(x: inset, y: top, width: availableSize.width, height: titleSize.height)
        subtitleLabel.frame = CGRect(x: inset, y: top + titleSize.height, width: availableSize.width, height: subtitleSize.height)
        checkmarkView.frame = CGRect(x: 8, y: 0, width: MenuMetrics.checkmarkInset - 8, height: bounds.height)
        let symbolSize = MenuMetrics.symbolSize
        let symbolY = ((bounds.height - symbolSize) / 2).rounded()
        let symbolFrame = CGRect(x: bounds.width - 13 - symbolSize, y: symbolY, width: symbolSize, height: symbolSize)
        imageView.frame = symbolFrame
        let end = imageView.image == nil ? bounds.width - MenuMetrics.horizontalInset : symbolFrame.minX - 8
        keysLabel.frame = CGRect(x: end - keysWidth, y: 0, width: keysWidth, height: bounds.height)
        spinner?.frame = symbolFrame
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for part in subviews { part.frame.origin.x = bounds.width - part.frame.maxX }
    }

    override var accessibilityRole: AccessibilityNode.Role? { .menuItem }
}
