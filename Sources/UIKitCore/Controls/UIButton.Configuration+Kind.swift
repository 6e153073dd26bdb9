/// The colours, fonts and radii that a configuration determines.
extension UIButton.Configuration {
    /// Returns the font of the title for the content size category of the traits.
    func font(_ traits: UITraitCollection) -> UIFont {
        if let titleFont { return titleFont }
        return switch buttonSize {
        case .mini, .small: .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
        case .medium, .large: .preferredFont(forTextStyle: .body, compatibleWith: traits)
        }
    }

    func subtitleFont(_ traits: UITraitCollection) -> UIFont {
        customSubtitleFont ?? .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
    }

    /// Returns the kind of appearance in a state. A selected button has a more prominent kind if
    /// ``automaticallyUpdateForSelection`` is set.
    private func effectiveKind(_ state: UIControl.State) -> Kind {
        guard automaticallyUpdateForSelection, state.contains(.selected) else { return kind }
        return kind == .plain || kind == .gray ? .tinted : .filled
    }

    func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        let style = effectiveKind(state)
        let color = baseForegroundColor ?? (style == .filled ? .white : tint)
        return state.contains(.highlighted) && style != .filled ? color.withAlphaComponent(0.75) : color
    }

    /// Returns the colour of the background; `nil` without a background.
    func background(tint: UIColor, state: UIControl.State) -> UIColor? {
        let isHighlighted = state.contains(.highlighted)
        let style = effectiveKind(state)
        if let custom = background.backgroundColor {
            let color = background.backgroundColorTransformer?(custom) ?? custom
            return isHighlighted && style != .plain ? color.multipliedAlpha(0.75) : color
        }
        guard style != .plain || isHighlighted else { return nil }
        if state.contains(.disabled) { return style == .plain ? nil : .tertiarySystemFill }
        let base = baseBackgroundColor ?? (style == .gray || style == .plain ? .secondarySystemFill : tint)
        switch style {
        case .plain: return .clear
        case .gray: return base.multipliedAlpha(isHighlighted ? 0.75 : 1)
        case .tinted: return base.multipliedAlpha(isHighlighted ? 0.12 : 0.18)
        case .filled: return base.multipliedAlpha(isHighlighted ? 0.75 : 1)
        }
    }

    /// The text alignment of title and subtitle.
    var textAlignment: NSTextAlignment {
        switch titleAlignment {
        case .automatic, .center: .center
        case .leading: .natural
        case .trailing: .right
        }
    }

    /// The title with attributes. Attributes that a nib specified without a typed key are drawn, but not returned.
    /// Setting the property sets ``title``.
    public var attributedTitle: AttributedString? {
        get { titleText.map { AttributedString($0) } ?? title.map { AttributedString($0) } }
        set {
            title = newValue.map { String($0.characters) }
            titleText = newValue.map { TransientAttributedString(typed: $0) }
        }
    }

    /// The subtitle with attributes. Setting the property sets ``subtitle``.
    public var attributedSubtitle: AttributedString? {
        get { subtitleText.map { AttributedString($0) } ?? subtitle.map { AttributedString($0) } }
        set {
            subtitle = newValue.map { String($0.characters) }
            subtitleText = newValue.map { TransientAttributedString(typed: $0) }
        }
    }

    /// Returns the attributed text for a label; `nil` for text without attributes and without a transformer.
    func attributedText(
        _ text: NSAttributedString?, plain: String?, font: UIFont, color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        if let text, text.length > 0 {
            let result = TransientAttributedString(string: text.string, attributes: base)
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
                let mergedAttributes = base.merging(attributes) { $1 }
                result.setAttributes(transformer.map { mergedAttributes.transformed(by: $0) } ?? mergedAttributes, range: range)
            }
            return result
        }
        guard let transformer, let plain, !plain.isEmpty else { return nil }
        return TransientAttributedString(string: plain, attributes: base.transformed(by: transformer))
    }

    /// Returns the image as shown, a template unless its rendering mode is `.alwaysOriginal`; `nil` if an activity
    /// indicator replaces it.
    func configuredImage(_ image: UIImage?) -> UIImage? {
        guard !showsActivityIndicator, let image else { return nil }
        let configuredImage = preferredSymbolConfigurationForImage.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        return configuredImage.renderingMode == .alwaysOriginal ? configuredImage : configuredImage.withRenderingMode(.alwaysTemplate)
    }

    func radius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic: background.cornerRadius
        case .medium: Self.cornerRadius
        case .small: 4
        case .large: 8.75
        case .capsule: height / 2
        }
    }
}

extension [NSAttributedString.Key: Any] {
    /// Returns the attributes after applying a transformer. Attributes without a typed key are kept.
    fileprivate func transformed(by transformer: UIConfigurationTextAttributesTransformer) -> Self {
        let typedAttributes = AttributeContainer(self)
        let original = typedAttributes.dictionary
        let result = transformer(typedAttributes).dictionary
        return filter { original[$0.key] == nil }.merging(result) { $1 }
    }
}

extension UIColor {
    /// Returns the colour with its alpha multiplied by a factor 0…1.
    func multipliedAlpha(_ factor: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * factor)
        }
    }
}
