/// What a configuration means in colours, fonts and radii.
extension UIButton.Configuration {
    var font: UIFont {
        if let titleFont { return titleFont }
        return switch buttonSize {
        case .mini, .small: .systemFont(ofSize: 15)
        case .medium, .large: .systemFont(ofSize: 17)
        }
    }

    var subtitleFont: UIFont { subtitleOwnFont ?? .systemFont(ofSize: 12) }

    func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        let color = baseForegroundColor ?? (look == .filled ? .white : tint)
        return state.contains(.highlighted) && look != .filled ? color.withAlphaComponent(0.75) : color
    }

    /// `nil` without a background.
    func background(tint: UIColor, state: UIControl.State) -> UIColor? {
        let isDown = state.contains(.highlighted)
        if let own = background.backgroundColor {
            let color = background.backgroundColorTransformer?(own) ?? own
            return isDown && look != .plain ? color.multipliedAlpha(0.75) : color
        }
        guard look != .plain || isDown else { return nil }
        if state.contains(.disabled) { return look == .plain ? nil : .tertiarySystemFill }
        let base = baseBackgroundColor ?? (look == .gray || look == .plain ? .secondarySystemFill : tint)
        switch look {
        case .plain: return .clear
        case .gray: return base.multipliedAlpha(isDown ? 0.75 : 1)
        case .tinted: return base.multipliedAlpha(isDown ? 0.12 : 0.18)
        case .filled: return base.multipliedAlpha(isDown ? 0.75 : 1)
        }
    }

    /// Where the shorter of two lines of text stands.
    var textAlignment: NSTextAlignment {
        switch titleAlignment {
        case .automatic, .center: .center
        case .leading: .natural
        case .trailing: .right
        }
    }

    /// The title's words for a label of that look; `nil` where they have none of their own.
    func words(_ words: NSAttributedString?, font: UIFont, color: UIColor) -> NSAttributedString? {
        guard let words, words.length > 0 else { return nil }
        let result = FleetingText(
            string: words.string, attributes: [.font: font, .foregroundColor: color])
        words.enumerateAttributes(in: NSRange(location: 0, length: words.length)) { looks, range, _ in
            result.addAttributes(looks, range: range)
        }
        return result
    }

    /// The picture as it is drawn: in the text's colour, unless it keeps its own.
    func shown(_ image: UIImage?) -> UIImage? {
        guard !showsActivityIndicator, let image else { return nil }
        let drawn = preferredSymbolConfigurationForImage.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        return drawn.renderingMode == .alwaysOriginal ? drawn : drawn.withRenderingMode(.alwaysTemplate)
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

extension UIColor {
    /// The same colour, more transparent by a factor 0…1.
    func multipliedAlpha(_ factor: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * factor)
        }
    }
}
