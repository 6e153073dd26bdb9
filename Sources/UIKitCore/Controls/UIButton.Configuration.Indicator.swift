extension UIButton.Configuration {
    /// The indicator of a pop-up button, whose menu selects a value.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.enum
    public enum Indicator: Int, Sendable {
        /// ``popup`` for buttons whose menu opens with a tap and whose selected element becomes the title; ``none``
        /// for others.
        case automatic = 0
        /// No indicator.
        case none = 1
        /// Two arrows, up and down.
        case popup = 2
    }

    /// Returns a copy with the colours of text and background for the state of a button.
    ///
    /// Use the method in an override of ``UIButton/updateConfiguration()``. Begin with the same configuration each
    /// time.
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/updated(for:)
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var result = self
        result.baseForegroundColor = foreground(tint: button.roleTint, state: button.state)
        result.background.backgroundColor = background(tint: button.roleTint, state: button.state)
        result.background.backgroundColorTransformer = nil
        return result
    }
}

/// The indicator after the text of a pop-up button.
extension UIButton {
    /// The distance between text and indicator: 5 points.
    private static let indicatorGap: CGFloat = 5

    func showIndicator(_ configuration: Configuration, _ color: UIColor) {
        guard configuration.indicator == .popup || (configuration.indicator == .automatic && isPopup) else { return dropIndicator() }
        let sign = content.indicator ?? UIImageView()
        if content.indicator == nil {
            sign.isUserInteractionEnabled = false
            addSubview(sign)
            content.indicator = sign
        }
        let look = UIImage.SymbolConfiguration(font: configuration.font(traitCollection), scale: .small)
        sign.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: look)?.withRenderingMode(.alwaysTemplate)
        sign.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    }

    func dropIndicator() {
        content.indicator?.removeFromSuperview()
        content.indicator = nil
    }

    private var indicatorSize: CGSize { content.indicator?.image?.size ?? .zero }

    /// The width of the indicator and its gap, in points; 0 without an indicator.
    var indicatorRoom: CGFloat { content.indicator == nil ? 0 : indicatorSize.width + Self.indicatorGap }

    /// Returns the part of the content rectangle that is left for title and image beside the indicator.
    func withoutIndicator(_ area: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = min(indicatorRoom, area.width)
        return area.inset(by: UIEdgeInsets(top: 0, left: isMirrored ? room : 0, bottom: 0, right: isMirrored ? 0 : room))
    }

    /// Positions the indicator after title and image.
    func placeIndicator(besides parts: [CGRect], in area: CGRect) {
        guard let sign = content.indicator else { return }
        let shown = parts.filter { $0.width > 0 }.reduce(CGRect.null) { $0.union($1) }
        let block = shown.isNull ? CGRect(x: area.midX, y: area.midY, width: 0, height: 0) : shown
        let size = indicatorSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? block.minX - Self.indicatorGap - size.width : block.maxX + Self.indicatorGap
        sign.frame = CGRect(x: x, y: block.midY - size.height / 2, width: size.width, height: size.height)
    }
}
