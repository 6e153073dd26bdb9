/// The variants of a catalog colour; never empty.
struct ColorSet: Sendable {
    struct Variant: Sendable {
        let attributes: AssetAttributes
        let color: UIColor
    }

    let variants: [Variant]

    /// Reads a colour set; returns `nil`, with a diagnostic, if it contains no colour.
    init?(_ folder: URL) {
        guard let contents = AssetContents.read(folder.appendingPathComponent("Contents.json")) else { return nil }
        variants = (contents.colors ?? []).compactMap { entry in
            guard let attributes = entry.attributes, let color = entry.color.flatMap(Self.color) else { return nil }
            return Variant(attributes: attributes, color: color)
        }
        if variants.isEmpty {
            MissingNames.assets.report("asset.empty", folder.path, "\(folder.path): it has no color for a supported device")
            return nil
        }
    }

    /// Returns the colour that matches the traits best; the first one if none matches.
    func color(for traits: UITraitCollection) -> UIColor {
        variants[AssetAttributes.best(for: traits, among: variants.map(\.attributes)) ?? 0].color
    }

    private static func color(_ stored: AssetContents.Color) -> UIColor? {
        if let reference = stored.reference { return SystemColorNames.all[reference] }
        guard let parts = stored.components else { return nil }
        let alpha = parts["alpha"]?.value ?? 1
        if let white = parts["white"]?.value { return UIColor(white: white, alpha: alpha) }
        guard let red = parts["red"]?.value, let green = parts["green"]?.value, let blue = parts["blue"]?.value else { return nil }
        guard stored.colorSpace == "display-p3" else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
}
