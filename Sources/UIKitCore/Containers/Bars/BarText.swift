/// The words of bars with what an appearance says of them.
@MainActor enum BarText {
    static func string(
        _ text: String, font: UIFont, color: UIColor, _ attributes: UIBarAppearance.Attributes
    ) -> NSAttributedString {
        FleetingText(string: text, attributes: [.font: font, .foregroundColor: color].merging(attributes) { $1 })
    }

    /// Sets a label's words; an attributed text only where an appearance asks for one.
    static func set(_ text: String?, on label: UILabel, font: UIFont, color: UIColor, _ attributes: UIBarAppearance.Attributes) {
        guard let text, !attributes.isEmpty else {
            label.font = font
            label.textColor = color
            label.text = text
            return
        }
        label.attributedText = string(text, font: font, color: color, attributes)
    }
}
