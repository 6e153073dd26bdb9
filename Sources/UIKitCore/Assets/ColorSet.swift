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

    /// Returns the colour that matches the traits best; the first colour if no variant matches.
    func color(for traits: UITraitCollection) -> UIColor {
        variants[AssetAttributes.best(for: traits, among: variants.map(\.attributes)) ?? 0].color
    }

    private static func color(_ contents: AssetContents.Color) -> UIColor? {
        if let reference = contents.reference { return SystemColorNames.all[reference] }
        guard let components = contents.components else { return nil }
        let alpha = components["alpha"]?.value ?? 1
        if let white = components["white"]?.value { return UIColor(white: white, alpha: alpha) }
        guard let red = components["red"]?.value, let green = components["green"]?.value, let blue = components["blue"]?.value else {
            return nil
        }
        guard contents.colorSpace == "display-p3" else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
}
