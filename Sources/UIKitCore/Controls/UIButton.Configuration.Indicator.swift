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
        guard configuration.indicator == .popup || (configuration.indicator == .automatic && isPopup) else { return removeIndicator() }
        let indicatorView = content.indicator ?? UIImageView()
        if content.indicator == nil {
            indicatorView.isUserInteractionEnabled = false
            addSubview(indicatorView)
            content.indicator = indicatorView
        }
        let symbolConfiguration = UIImage.SymbolConfiguration(font: configuration.font(traitCollection), scale: .small)
        let image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbolConfiguration)
        indicatorView.image = image?.withRenderingMode(.alwaysTemplate)
        indicatorView.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    }

    func removeIndicator() {
        content.indicator?.removeFromSuperview()
        content.indicator = nil
    }

    private var indicatorSize: CGSize { content.indicator?.image?.size ?? .zero }

    /// The width of the indicator and its gap, in points; 0 without an indicator.
    var indicatorWidth: CGFloat { content.indicator == nil ? 0 : indicatorSize.width + Self.indicatorGap }

    /// Returns the part of the content rectangle that remains for title and image beside the indicator.
    func contentRectBesideIndicator(_ area: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(indicatorWidth, area.width)
        return area.inset(by: UIEdgeInsets(top: 0, left: isMirrored ? width : 0, bottom: 0, right: isMirrored ? 0 : width))
    }

    /// Positions the indicator after title and image.
    func layOutIndicator(beside parts: [CGRect], in area: CGRect) {
        guard let indicatorView = content.indicator else { return }
        let visibleRect = parts.filter { $0.width > 0 }.reduce(CGRect.null) { $0.union($1) }
        let contentFrame = visibleRect.isNull ? CGRect(x: area.midX, y: area.midY, width: 0, height: 0) : visibleRect
        let size = indicatorSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? contentFrame.minX - Self.indicatorGap - size.width : contentFrame.maxX + Self.indicatorGap
        indicatorView.frame = CGRect(x: x, y: contentFrame.midY - size.height / 2, width: size.width, height: size.height)
    }
}
