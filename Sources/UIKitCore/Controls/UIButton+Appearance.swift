extension UIButton {
    func setUpButton() {
        // A subclass may set a configuration in its update method before the button is first shown.
        needsConfiguration = type(of: self) != UIButton.self
        isAccessibilityElement = true
        accessibilityTraits = .button
        updateTypeSymbol()
        updateAppearance()
    }

    /// Changes the type of a custom button.
    func setType(_ type: ButtonType) {
        let oldFont = titleFont
        content.type = type
        if let label = content.label, label.font == oldFont { label.font = titleFont }
        updateTypeSymbol()
        updateAppearance()
    }

    /// Sets the initial image of the button's type.
    private func updateTypeSymbol() {
        let type = content.type
        if let symbol = type.symbol {
            content.typeSymbol = UIImage(systemName: symbol, withConfiguration: ButtonType.symbolAppearance)?
                .centered(in: ButtonType.symbolImageSize)
            content.set(content.typeSymbol, for: .normal)
        }
        guard type == .close else { return }
        content.set(CloseDisc.image, for: .normal)
        tintColor = CloseDisc.tint
    }

    /// The text that assistive technologies read: title and subtitle, or the name of the button's type.
    var spokenTitle: String? {
        let lines = [currentTitle ?? attributedTitle(for: state)?.string, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return lines.isEmpty ? buttonType.spokenName : lines.joined(separator: ", ")
    }

    /// The default font of the title without a configuration.
    var titleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15) }

    func applyAction(_ action: UIAction?) {
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

    /// Updates the views for the configuration, the contents and the state.
    func updateAppearance() {
        if let configuration { apply(configuration) } else { applyContent() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func apply(_ configuration: Configuration) {
        let color = configuration.foreground(tint: roleTint, state: displayedState)
        isConfigured = true
        if content.label != nil || !(currentTitle ?? "").isEmpty { show(configuration, color, on: contentTitleLabel) }
        if content.subtitleLabel != nil || !(configuration.subtitle ?? "").isEmpty {
            showSubtitle(configuration, color, on: contentSubtitleLabel)
        }
        let image = configuration.configuredImage(currentImage)
        if content.imageView != nil || image != nil {
            contentImageView.image = image
            contentImageView.tintColor = configuration.imageColorTransformer?(color) ?? color
        }
        showIndicator(configuration, color)
        showSpinner(configuration.showsActivityIndicator ? configuration.activityIndicatorColorTransformer?(color) ?? color : nil)
        showBackground(configuration)
        content.backgroundImageView?.image = nil
        if content.hasShadows { content.label?.shadowColor = nil }
        content.label?.alpha = 1
        content.imageView?.alpha = 1
    }

    private func show(_ configuration: Configuration, _ color: UIColor, on label: UILabel) {
        let font = configuration.font(traitCollection)
        label.font = font
        label.text = currentTitle
        label.textColor = color
        if let attributedText = configuration.attributedText(
            configuration.titleText, plain: currentTitle, font: font, color: color,
            configuration.titleTextAttributesTransformer)
        {
            label.attributedText = attributedText
        }
        label.textAlignment = configuration.textAlignment
        label.breakLines(configuration.titleLineBreakMode)
    }

    private func showSubtitle(_ configuration: Configuration, _ color: UIColor, on label: UILabel) {
        let font = configuration.subtitleFont(traitCollection)
        label.font = font
        label.text = configuration.subtitle
        label.textColor = color
        if let attributedText = configuration.attributedText(
            configuration.subtitleText, plain: configuration.subtitle, font: font, color: color,
            configuration.subtitleTextAttributesTransformer)
        {
            label.attributedText = attributedText
        }
        label.textAlignment = configuration.textAlignment
        label.breakLines(configuration.subtitleLineBreakMode)
    }

    /// Sets the text of the title label that was just created.
    func showTitle() {
        if let configuration {
            show(configuration, configuration.foreground(tint: roleTint, state: displayedState), on: contentTitleLabel)
        } else {
            showPlainTitle(on: contentTitleLabel)
        }
    }

    /// The tint colour, or red for a destructive role.
    var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }

    /// The state in which a configuration is shown.
    var displayedState: State { automaticallyUpdatesConfiguration || configurationUpdateHandler != nil ? state : .normal }

    private func applyContent() {
        removeConfigurationViews()
        content.subtitleLabel?.text = nil
        showBackgroundImage()
        if content.label != nil || currentTitle != nil || content.attributedTitle(for: state) != nil {
            showPlainTitle(on: contentTitleLabel)
        }
        let image = configuredImage
        if content.imageView != nil || image != nil { showPlainImage(image) }
    }

    private func showPlainTitle(on label: UILabel) {
        label.text = currentTitle
        label.textColor = titleColorOfState
        if let attributedTitle = content.attributedTitle(for: state) { label.attributedText = attributedTitle }
        if content.hasShadows { label.shadowColor = content.shadow(for: state) }
        // A highlighted system button dims its title and image, a custom button only its image.
        let isPressed = isHighlighted && isEnabled
        label.alpha = isPressed && buttonType != .custom && !content.hasColor(for: .highlighted) ? 0.2 : 1
    }

    /// The colour of a title without a configuration.
    var titleColorOfState: UIColor {
        if let configuration { return configuration.foreground(tint: roleTint, state: displayedState) }
        if buttonType != .custom, !isEnabled, !content.hasColor(for: .disabled) { return .tertiaryLabel }
        return content.color(for: state) ?? (buttonType != .custom ? tintColor : .white)
    }

    private func showPlainImage(_ image: UIImage?) {
        contentImageView.image = buttonType == .custom ? image : content.templated(image)
        // The symbol of a button type is centred in the image view, and not stretched.
        if showsTypeSymbol {
            contentImageView.contentMode = .center
        } else if content.typeSymbol != nil {
            contentImageView.contentMode = .scaleToFill
        }
        // The image has the inherited tint colour, regardless of the title's colour. In a disabled system button it is
        // grey.
        contentImageView.tintColor = buttonType != .custom && !isEnabled ? .tertiaryLabel : nil
        if isHighlighted, isEnabled, adjustsImageWhenHighlighted {
            contentImageView.alpha = buttonType == .custom ? 0.5 : 0.2
        } else {
            contentImageView.alpha = dimsDisabledImage ? Self.disabledAlpha : 1
        }
    }

    /// The alpha of an image in the disabled state, unless an image was set for that state. Measured on iOS 17.
    private static let disabledAlpha: CGFloat = 0.5
    private var dimsDisabledImage: Bool { !isEnabled && adjustsImageWhenDisabled && !content.hasImage(for: state) }

    private func showBackgroundImage() {
        guard let image = content.background(for: state) else {
            content.backgroundImageView?.image = nil
            return
        }
        let background = content.backgroundImageView ?? UIImageView()
        if content.backgroundImageView == nil {
            background.isUserInteractionEnabled = false
            insertSubview(background, at: 0)
            content.backgroundImageView = background
        }
        background.image = image
        let isSetForState = content.hasBackgroundImage(for: state)
        let isPressed = isHighlighted && isEnabled && adjustsImageWhenHighlighted
        background.alpha = isPressed || (!isEnabled && adjustsImageWhenDisabled && !isSetForState) ? 0.5 : 1
    }
}

extension UILabel {
    /// Applies a line break mode, and allows several lines if the mode wraps text.
    fileprivate func breakLines(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    }
}

/// Symbol images.
extension UIButton {
    /// Sets the symbol configuration for images in a state. The configuration of the image itself takes precedence. Not
    /// used with a ``configuration``, which specifies its own symbol configuration.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uibutton/setpreferredsymbolconfiguration(_:forimagein:)
    public func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        content.symbols[state.rawValue] = configuration
        updateAppearance()
    }

    /// Returns the symbol configuration for images in a state, or else in the normal state.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/preferredsymbolconfigurationforimage(in:)
    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { content.symbols(for: state) }

    /// The symbol configuration of the current image.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/currentpreferredsymbolconfiguration
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { content.symbols(for: state) }

    private var configuredImage: UIImage? {
        guard let symbols = currentPreferredSymbolConfiguration else { return currentImage }
        return currentImage?.resolved(traitCollection, preferring: symbols)
    }
}
