extension UIButton {
    func finishMakingButton() {
        label.textAlignment = .center
        label.font = titleFont
        // A title's shadow lies below the title until somebody moves it.
        label.shadowOffset = .zero
        subtitleLabel.textAlignment = .center
        for part in [backdrop, picture, label, subtitleLabel] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        // A subclass may have a configuration to set before it is first seen.
        needsConfiguration = type(of: self) != UIButton.self
        isAccessibilityElement = true
        accessibilityTraits = .button
        if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        updateLook()
    }

    /// What a person reads on the button; for a picture alone what it is known by.
    var spokenTitle: String? {
        let lines = [currentTitle ?? attributedTitle(for: state)?.string, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return lines.isEmpty ? buttonType.spokenName : lines.joined(separator: ", ")
    }

    /// The title's font until somebody sets another one, without a configuration.
    var titleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15) }

    func take(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Shows what configuration, contents and state say.
    func updateLook() {
        if let configuration { apply(configuration) } else { applyContent() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func apply(_ configuration: Configuration) {
        let color = configuration.foreground(tint: roleTint, state: shownState)
        label.font = configuration.font
        label.text = currentTitle
        label.textColor = color
        subtitleLabel.font = configuration.subtitleFont
        subtitleLabel.text = configuration.subtitle
        subtitleLabel.textColor = color
        if let words = configuration.words(
            configuration.titleWords, plain: currentTitle, font: configuration.font, color: color,
            configuration.titleTextAttributesTransformer)
        {
            label.attributedText = words
        }
        if let words = configuration.words(
            configuration.subtitleWords, plain: configuration.subtitle, font: configuration.subtitleFont, color: color,
            configuration.subtitleTextAttributesTransformer)
        {
            subtitleLabel.attributedText = words
        }
        for part in [label, subtitleLabel] { part.textAlignment = configuration.textAlignment }
        picture.image = configuration.shown(currentImage)
        picture.tintColor = configuration.imageColorTransformer?(color) ?? color
        showSpinner(configuration.showsActivityIndicator ? configuration.activityIndicatorColorTransformer?(color) ?? color : nil)
        showBackground(configuration)
        content.ground?.image = nil
        for part in [label, picture] as [UIView] { part.alpha = 1 }
    }

    /// The tint, but for what destroys something.
    var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }

    /// The state that a configuration is shown in.
    var shownState: State { automaticallyUpdatesConfiguration || configurationUpdateHandler != nil ? state : .normal }

    private func applyContent() {
        dropConfiguration()
        label.text = currentTitle
        subtitleLabel.text = nil
        showGround()
        picture.image = currentImage
        let standard: UIColor = buttonType != .custom ? tintColor : .white
        label.textColor = content.color(for: state) ?? standard
        if buttonType != .custom, !isEnabled, !content.hasOwnColor(for: .disabled) { label.textColor = .tertiaryLabel }
        if let look = content.look(for: state) { label.attributedText = look }
        picture.tintColor = label.textColor
        // A system button dims under a finger; a custom one dims its picture only.
        let isDown = isHighlighted && isEnabled
        label.alpha = isDown && buttonType != .custom && !content.hasOwnColor(for: .highlighted) ? 0.2 : 1
        picture.alpha = isDown ? (buttonType != .custom ? 0.2 : 0.5) : 1
    }

    private func showGround() {
        guard let image = content.ground(for: state) else {
            content.ground?.image = nil
            return
        }
        let ground = content.ground ?? UIImageView()
        if content.ground == nil {
            ground.isUserInteractionEnabled = false
            insertSubview(ground, at: 0)
            content.ground = ground
        }
        ground.image = image
        ground.alpha = isHighlighted && isEnabled ? 0.5 : 1
    }

    func changeInsets(_ path: WritableKeyPath<ButtonContent, UIEdgeInsets>, _ insets: UIEdgeInsets) {
        guard content[keyPath: path] != insets else { return }
        content[keyPath: path] = insets
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var insets: UIEdgeInsets {
        configuration?.contentInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? content.insets
    }

    /// By how much insets of one part move it.
    private func shift(_ insets: UIEdgeInsets) -> CGPoint {
        guard configuration == nil else { return .zero }
        return CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
    }

    /// Text below text.
    private var textSize: CGSize {
        let title = label.text?.isEmpty ?? true ? .zero : label.intrinsicContentSize
        guard !(subtitleLabel.text?.isEmpty ?? true) else { return title }
        let second = subtitleLabel.intrinsicContentSize
        return CGSize(width: max(title.width, second.width), height: title.height + second.height + (configuration?.titlePadding ?? 0))
    }

    private var isUpright: Bool { [.top, .bottom].contains(configuration?.imagePlacement ?? .leading) }

    private var contentSize: CGSize {
        let text = textSize
        let image = pictureSize
        let padding = text.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
        if isUpright { return CGSize(width: max(text.width, image.width), height: text.height + image.height + padding) }
        return CGSize(width: text.width + image.width + padding, height: max(text.height, image.height))
    }

    var naturalSize: CGSize {
        let inner = contentSize
        let insets = insets
        let width = inner.width + insets.left + insets.right
        let height = inner.height + insets.top + insets.bottom
        guard configuration == nil else { return CGSize(width: width, height: height) }
        let ground = content.ground(for: state)?.size ?? .zero
        guard insets == .zero, textSize != .zero || pictureSize == .zero else {
            return CGSize(width: max(width, ground.width), height: max(height, ground.height))
        }
        // A line of words, of none too where there is no picture, leaves room for a finger above and below.
        let line = max(label.font.lineHeight.rounded(.up), textSize.height) + 12
        return CGSize(width: max(30, width, ground.width), height: max(line, height, ground.height))
    }

    func placeContent() {
        placeBackground()
        content.ground?.frame = bounds
        let area = bounds.inset(by: insets)
        let size = contentSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var origin = CGPoint(x: area.midX - min(size.width, area.width) / 2, y: area.midY - size.height / 2)
        switch contentHorizontalAlignment {
        case .left: origin.x = area.minX
        case .right: origin.x = area.maxX - size.width
        case .leading: origin.x = isMirrored ? area.maxX - size.width : area.minX
        case .trailing: origin.x = isMirrored ? area.minX : area.maxX - size.width
        case .center, .fill: break
        }
        let image = pictureSize
        let gap = image.width > 0 && textSize.width > 0 ? configuration?.imagePadding ?? 0 : 0
        var text = CGRect(x: origin.x, y: origin.y, width: min(textSize.width, area.width), height: textSize.height)
        var spot = CGRect(origin: origin, size: image)
        let imageIsFirst = [.top, .leading].contains(configuration?.imagePlacement ?? .leading)
        if isUpright {
            spot.origin.x = area.midX - image.width / 2
            text.origin.x = area.midX - text.width / 2
            if imageIsFirst { text.origin.y += image.height + gap } else { spot.origin.y += text.height + gap }
        } else {
            spot.origin.y = area.midY - image.height / 2
            text.origin.y = area.midY - text.height / 2
            if imageIsFirst != isMirrored { text.origin.x += image.width + gap } else { spot.origin.x += text.width + gap }
        }
        let (byImage, byTitle) = (shift(content.imageInsets), shift(content.titleInsets))
        picture.frame = spot.offsetBy(dx: byImage.x, dy: byImage.y)
        content.spinner?.frame = picture.frame
        placeText(in: text.offsetBy(dx: byTitle.x, dy: byTitle.y))
    }

    private func placeText(in area: CGRect) {
        guard !(subtitleLabel.text?.isEmpty ?? true) else {
            label.frame = area
            subtitleLabel.frame = .zero
            return
        }
        let height = label.intrinsicContentSize.height
        label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        let second = subtitleLabel.intrinsicContentSize.height
        subtitleLabel.frame = CGRect(x: area.minX, y: area.maxY - second, width: area.width, height: second)
    }
}
