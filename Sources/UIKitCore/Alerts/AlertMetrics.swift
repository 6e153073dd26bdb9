/// The metrics of an alert, in points.
@MainActor struct AlertMetrics {
    let width: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    let side: CGFloat
    let gap: CGFloat
    private(set) var buttonHeight: CGFloat
    private(set) var buttonSize: CGFloat
    private(set) var titleSize: CGFloat
    private(set) var messageSize: CGFloat
    let textColor: UIColor
    let cornerRadius: CGFloat = 14

    /// The distance of an action sheet from the screen's edges, and between its two cards.
    static let margin: CGFloat = 8
    /// The width of an action sheet in a popover.
    static let popoverWidth: CGFloat = 304
    /// The minimum free space above and below an alert.
    static let minimumInset: CGFloat = 24

    static let alert = AlertMetrics(
        width: 270, top: 19.5, bottom: 20, side: 16, gap: 3, buttonHeight: 44, buttonSize: 17, titleSize: 17, messageSize: 13,
        textColor: .label)

    static func sheet(width: CGFloat) -> AlertMetrics {
        AlertMetrics(
            width: width, top: 14, bottom: 14.5, side: 16, gap: 12, buttonHeight: 57, buttonSize: 20, titleSize: 13, messageSize: 13,
            textColor: .secondaryLabel)
    }

    /// Returns the metrics for the content size category of the traits. Buttons never become lower than by default.
    func scaled(for traits: UITraitCollection) -> AlertMetrics {
        var result = self
        result.titleSize = UIFontMetrics(forTextStyle: .headline).scaledValue(for: titleSize, compatibleWith: traits)
        result.messageSize = UIFontMetrics(forTextStyle: .footnote).scaledValue(for: messageSize, compatibleWith: traits)
        result.buttonSize = UIFontMetrics(forTextStyle: .body).scaledValue(for: buttonSize, compatibleWith: traits)
        result.buttonHeight += max(0, (1.2 * (result.buttonSize - buttonSize)).rounded(.up))
        return result
    }

    /// The background of a card: nearly white or nearly black.
    static let cardColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.97, alpha: 1) }
    static let pressedColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.27, alpha: 1) : UIColor(white: 0.88, alpha: 1) }
}
