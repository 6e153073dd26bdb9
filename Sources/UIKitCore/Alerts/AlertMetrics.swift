/// The measures of an alert, in points.
@MainActor struct AlertMetrics {
    let width: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    let side: CGFloat
    let gap: CGFloat
    let buttonHeight: CGFloat
    let buttonSize: CGFloat
    let titleSize: CGFloat
    let messageSize: CGFloat
    let textColor: UIColor
    let cornerRadius: CGFloat = 14

    /// The distance of a sheet from the screen's edges, and between its two cards.
    static let margin: CGFloat = 8
    /// A sheet of actions in a popover.
    static let popoverWidth: CGFloat = 304
    /// What a box leaves free above and below.
    static let room: CGFloat = 24

    static let alert = AlertMetrics(
        width: 270, top: 19.5, bottom: 20, side: 16, gap: 3, buttonHeight: 44, buttonSize: 17, titleSize: 17, messageSize: 13,
        textColor: .label)

    static func sheet(width: CGFloat) -> AlertMetrics {
        AlertMetrics(
            width: width, top: 14, bottom: 14.5, side: 16, gap: 12, buttonHeight: 57, buttonSize: 20, titleSize: 13, messageSize: 13,
            textColor: .secondaryLabel)
    }

    /// What a card is made of: nearly white, nearly black.
    static let cardColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.97, alpha: 1) }
    static let pressedColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.27, alpha: 1) : UIColor(white: 0.88, alpha: 1) }
}
