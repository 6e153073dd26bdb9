extension UIButton {
    func finishMakingButton() {
        // A subclass may have a configuration to set before it is first seen.
        needsConfiguration = type(of: self) != UIButton.self
        isAccessibilityElement = true
        accessibilityTraits = .button
        showTypesPicture()
        updateLook()
    }

    /// Turns a custom button into one of another kind.
    func become(_ type: ButtonType) {
        let oldFont = titleFont
        content.type = type
        if let label = content.label, label.font == oldFont { label.font = titleFont }
        showTypesPicture()
        updateLook()
    }

    /// Shows the picture that some kinds begin with.
    private func showTypesPicture() {
        let type = content.type
        if let symbol = type.symbol {
            content.typesSymbol = UIImage(systemName: symbol, withConfiguration: ButtonType.symbolLook)
            content.set(content.typesSymbol, for: .normal)
        }
        guard type == .close else { return }
        content.set(CloseDisc.image, for: .normal)
        tintColor = CloseDisc.tint
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
        isConfigured = true
        if content.label != nil || !(currentTitle ?? "").isEmpty { show(configuration, color, on: label) }
        if content.secondLabel != nil || !(configuration.subtitle ?? "").isEmpty { showSubtitle(configuration, color, on: secondLabel) }
        let image = configuration.shown(currentImage)
        if content.picture != nil || image != nil {
            picture.image = image
            picture.tintColor = configuration.imageColorTransformer?(color) ?? color
        }
        showIndicator(configuration, color)
        showSpinner(configuration.showsActivityIndicator ? configuration.activityIndicatorColorTransformer?(color) ?? color : nil)
        showBackground(configuration)
        content.ground?.image = nil
        if content.hasShadows { content.label?.shadowColor = nil }
        content.label?.alpha = 1
        content.picture?.alpha = 1
    }

    private func show(_ configuration: Configuration, _ color: UIColor, on label: UILabel) {
        let font = configuration.font(traitCollection)
        label.font = font
        label.text = currentTitle
        label.textColor = color
        if let words = configuration.words(
            configuration.titleWords, plain: currentTitle, font: font, color: color,
            configuration.titleTextAttributesTransformer)
        {
            label.attributedText = words
        }
        label.textAlignment = configuration.textAlignment
        label.breakLines(configuration.titleLineBreakMode)
    }

    private func showSubtitle(_ configuration: Configuration, _ color: UIColor, on label: UILabel) {
        let font = configuration.subtitleFont(traitCollection)
        label.font = font
        label.text = configuration.subtitle
        label.textColor = color
        if let words = configuration.words(
            configuration.subtitleWords, plain: configuration.subtitle, font: font, color: color,
            configuration.subtitleTextAttributesTransformer)
        {
            label.attributedText = words
        }
        label.textAlignment = configuration.textAlignment
        label.breakLines(configuration.subtitleLineBreakMode)
    }

    /// Shows the title on a label that was made just now.
    func showTitle() {
        if let configuration {
            show(configuration, configuration.foreground(tint: roleTint, state: shownState), on: label)
        } else {
            showPlainTitle(on: label)
        }
    }

    /// The tint, but for what destroys something.
    var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }

    /// The state that a configuration is shown in.
    var shownState: State { automaticallyUpdatesConfiguration || configurationUpdateHandler != nil ? state : .normal }

    private func applyContent() {
        dropConfiguration()
        content.secondLabel?.text = nil
        showGround()
        if content.label != nil || currentTitle != nil || content.look(for: state) != nil { showPlainTitle(on: label) }
        let image = shownImage
        if content.picture != nil || image != nil { showPlain(image) }
    }

    private func showPlainTitle(on label: UILabel) {
        label.text = currentTitle
        label.textColor = titleColorOfState
        if let look = content.look(for: state) { label.attributedText = look }
        if content.hasShadows { label.shadowColor = content.shadow(for: state) }
        // A system button dims under a finger; a custom one dims its picture only.
        let isDown = isHighlighted && isEnabled
        label.alpha = isDown && buttonType != .custom && !content.hasOwnColor(for: .highlighted) ? 0.2 : 1
    }

    /// The colour of a title that is shown without a configuration.
    var titleColorOfState: UIColor {
        if let configuration { return configuration.foreground(tint: roleTint, state: shownState) }
        if buttonType != .custom, !isEnabled, !content.hasOwnColor(for: .disabled) { return .tertiaryLabel }
        return content.color(for: state) ?? (buttonType != .custom ? tintColor : .white)
    }

    private func showPlain(_ image: UIImage?) {
        picture.image = buttonType == .custom ? image : content.templated(image)
        // The symbol stands in the middle of its room, and is not stretched.
        if showsTypesSymbol { picture.contentMode = .center } else if content.typesSymbol != nil { picture.contentMode = .scaleToFill }
        // A picture has the tint, whatever colour the title has.
        picture.tintColor = buttonType != .custom && !isEnabled ? .tertiaryLabel : nil
        let dimsPicture = isHighlighted && isEnabled && adjustsImageWhenHighlighted
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
