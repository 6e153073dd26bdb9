extension UIButton {
    func finishMakingButton() {
        label.textAlignment = .center
        label.font = titleFont
        // A title's shadow lies below the title until somebody moves it.
        label.shadowOffset = .zero
        secondLabel.textAlignment = .center
        for part in [backdrop, picture, label, secondLabel] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        // A subclass may have a configuration to set before it is first seen.
        needsConfiguration = type(of: self) != UIButton.self
        isAccessibilityElement = true
        accessibilityTraits = .button
        if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        if buttonType == .close {
            setImage(CloseDisc.image, for: .normal)
            tintColor = CloseDisc.tint
        }
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
        let font = configuration.font(traitCollection)
        let subtitleFont = configuration.subtitleFont(traitCollection)
        label.font = font
        label.text = currentTitle
        label.textColor = color
        secondLabel.font = subtitleFont
        secondLabel.text = configuration.subtitle
        secondLabel.textColor = color
        if let words = configuration.words(
            configuration.titleWords, plain: currentTitle, font: font, color: color,
            configuration.titleTextAttributesTransformer)
        {
            label.attributedText = words
        }
        if let words = configuration.words(
            configuration.subtitleWords, plain: configuration.subtitle, font: subtitleFont, color: color,
            configuration.subtitleTextAttributesTransformer)
        {
            secondLabel.attributedText = words
        }
        for part in [label, secondLabel] { part.textAlignment = configuration.textAlignment }
        isConfigured = true
        label.breakLines(configuration.titleLineBreakMode)
        secondLabel.breakLines(configuration.subtitleLineBreakMode)
        picture.image = configuration.shown(currentImage)
        picture.tintColor = configuration.imageColorTransformer?(color) ?? color
        showIndicator(configuration, color)
        showSpinner(configuration.showsActivityIndicator ? configuration.activityIndicatorColorTransformer?(color) ?? color : nil)
        showBackground(configuration)
        content.ground?.image = nil
        if content.hasShadows { label.shadowColor = nil }
        for part in [label, picture] as [UIView] { part.alpha = 1 }
    }

    /// The tint, but for what destroys something.
    var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }

    /// The state that a configuration is shown in.
    var shownState: State { automaticallyUpdatesConfiguration || configurationUpdateHandler != nil ? state : .normal }

    private func applyContent() {
        dropConfiguration()
        label.text = currentTitle
        secondLabel.text = nil
        showGround()
        picture.image = shownImage
        let standard: UIColor = buttonType != .custom ? tintColor : .white
        label.textColor = content.color(for: state) ?? standard
        if buttonType != .custom, !isEnabled, !content.hasOwnColor(for: .disabled) { label.textColor = .tertiaryLabel }
        if let look = content.look(for: state) { label.attributedText = look }
        if content.hasShadows { label.shadowColor = content.shadow(for: state) }
        // A picture has the tint, whatever colour the title has.
        picture.tintColor = buttonType != .custom && !isEnabled ? .tertiaryLabel : nil
        // A system button dims under a finger; a custom one dims its picture only.
        let isDown = isHighlighted && isEnabled
        let dimsPicture = isDown && adjustsImageWhenHighlighted
        label.alpha = isDown && buttonType != .custom && !content.hasOwnColor(for: .highlighted) ? 0.2 : 1
        picture.alpha = dimsPicture ? (buttonType != .custom ? 0.2 : 0.5) : dimsDisabled ? Self.disabledAlpha : 1
    }

    /// How strong a picture is that has none of its own for a button which is not enabled. Measured on iOS 17.
    private static let disabledAlpha: CGFloat = 0.5
    private var dimsDisabled: Bool { !isEnabled && adjustsImageWhenDisabled && !content.hasOwnImage(for: state) }

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
        let isOwn = content.hasOwnGround(for: state)
        let isDown = isHighlighted && isEnabled && adjustsImageWhenHighlighted
        ground.alpha = isDown || (!isEnabled && adjustsImageWhenDisabled && !isOwn) ? 0.5 : 1
    }
}

extension UILabel {
    /// Has as many lines as the words need, where they are broken rather than cut off.
    fileprivate func breakLines(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    }
}

/// Symbols as pictures.
extension UIButton {
    /// Sets how a picture that is a symbol is drawn in a state, as far as it does not say itself; not for a ``configuration``, which has its
    /// own.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/setpreferredsymbolconfiguration(_:forimagein:)
    public func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        content.symbols[state.rawValue] = configuration
        updateLook()
    }

    /// How a symbol is drawn in a state, or that of the normal one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/preferredsymbolconfigurationforimage(in:)
    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { content.symbols(for: state) }

    /// How the symbol that is shown is drawn.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/currentpreferredsymbolconfiguration
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { content.symbols(for: state) }

    private var shownImage: UIImage? {
        guard let symbols = currentPreferredSymbolConfiguration else { return currentImage }
        return currentImage?.suiting(traitCollection, preferring: symbols)
    }
}
