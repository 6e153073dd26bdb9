/// Creates the text of bar titles and items with the attributes of an appearance.
@MainActor enum BarText {
    static func string(
        _ text: String, font: UIFont, color: UIColor, _ attributes: UIBarAppearance.Attributes
    ) -> NSAttributedString {
        TransientAttributedString(string: text, attributes: [.font: font, .foregroundColor: color].merging(attributes) { $1 })
    }

    /// Sets a label's text, as an attributed string only if the appearance has attributes.
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
