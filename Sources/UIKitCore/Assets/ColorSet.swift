/// The variants of a colour in a catalog; never none.
struct ColorSet: Sendable {
    struct Variant: Sendable {
        let attributes: AssetAttributes
        let color: UIColor
    }

    let variants: [Variant]

    /// Reads a colour set; `nil`, with a diagnostic, if it holds no colour.
    init?(_ folder: URL) {
        guard let contents = AssetContents.read(folder.appendingPathComponent("Contents.json")) else { return nil }
        variants = (contents.colors ?? []).compactMap { entry in
            guard let attributes = entry.attributes, let color = entry.color.flatMap(Self.color) else { return nil }
            return Variant(attributes: attributes, color: color)
        }
        if variants.isEmpty {
            MissingNames.assets.report("asset.empty", folder.path, "\(folder.path): it has no colour for any device that is known here")
            return nil
        }
    }

    /// The colour that suits the traits best; the first if none does.
    func color(for traits: UITraitCollection) -> UIColor {
        variants[AssetAttributes.best(for: traits, among: variants.map(\.attributes)) ?? 0].color
    }

    private static func color(_ stored: AssetContents.Color) -> UIColor? {
        if let reference = stored.reference { return system(reference) }
        guard let parts = stored.components else { return nil }
        let alpha = parts["alpha"]?.value ?? 1
        if let white = parts["white"]?.value { return UIColor(white: white, alpha: alpha) }
        guard let red = parts["red"]?.value, let green = parts["green"]?.value, let blue = parts["blue"]?.value else { return nil }
        guard stored.colorSpace == "display-p3" else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The system's colours that catalogs refer to.
    private static func system(_ name: String) -> UIColor? {
        let all: [String: UIColor] = [
            "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
            "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
            "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemTealColor": .systemTeal,
            "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
            "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
            "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
            "quaternaryLabelColor": .quaternaryLabel, "systemBackgroundColor": .systemBackground,
            "secondarySystemBackgroundColor": .secondarySystemBackground, "tertiarySystemBackgroundColor": .tertiarySystemBackground,
            "systemGroupedBackgroundColor": .systemGroupedBackground, "separatorColor": .separator, "linkColor": .link,
            "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        ]
        return all[name]
    }
}
