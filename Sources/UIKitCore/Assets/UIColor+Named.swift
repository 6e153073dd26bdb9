extension UIColor {
    /// The colour of that name in the main bundle's catalogs; `nil`, with a diagnostic at the first time, if there is none.
    ///
    /// It follows light and dark, contrast and the kind of device wherever it is used. The bundle is searched as for images.
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/init(named:)
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour of that name in a bundle's catalogs; `nil`, with a diagnostic at the first time, if there is none.
    ///
    /// - Parameters:
    ///   - name: of the colour set, behind those of its groups that provide a namespace and a slash.
    ///   - bundle: `nil` for the main bundle.
    ///   - traitCollection: counts where the traits of the place of use do not say something, such as the kind of device.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let set = AssetStore.shared.folders(of: bundle).lazy.compactMap({ $0.catalog.url(.color, name) }).first else {
            let place = AssetFolders(bundle).roots.map(\.path).joined(separator: ", ")
            MissingNames.assets.report(
                "color.named", "color \(name)\0\(place)", "UIColor(named: \"\(name)\"): no catalog has this colour set in \(place).")
            return nil
        }
        guard let colors = ColorSet(set) else { return nil }
        let known = traitCollection ?? UITraitCollection()
        if colors.variants.count == 1 {
            self.init(content: colors.variants[0].color.content)
        } else {
            self.init(
                content: .dynamic { colors.color(for: UITraitCollection(traitsFrom: [known, $0])) },
                origin: .catalog(folder: set, traits: known.values))
        }
    }
}
