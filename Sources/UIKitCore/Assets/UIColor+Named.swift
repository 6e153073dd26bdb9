extension UIColor {
    /// Loads the colour with a name from the main bundle's catalogs; returns `nil`, with a diagnostic the first time,
    /// if there is none.
    ///
    /// The colour adapts to style, contrast and kind of device wherever it is used. The bundle is searched in the
    /// same order as for images.
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/init(named:)
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Loads the colour with a name from a bundle's catalogs; returns `nil`, with a diagnostic the first time, if
    /// there is none.
    ///
    /// - Parameters:
    ///   - name: The name of the colour set. The names of its groups that provide a namespace precede it, with
    ///     slashes.
    ///   - bundle: The bundle; `nil` for the main bundle.
    ///   - traitCollection: The traits for values that the environment does not specify, such as the kind of
    ///     device.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let set = AssetStore.shared.folders(of: bundle).lazy.compactMap({ $0.catalog.url(.color, name) }).first else {
            let folders = AssetFolders(bundle).roots.map(\.path).joined(separator: ", ")
            MissingNames.assets.report(
                "color.named", "color \(name)\0\(folders)", "UIColor(named: \"\(name)\"): no catalog has this color set in \(folders).")
            return nil
        }
        guard let colors = ColorSet(set) else { return nil }
        let specifiedTraits = traitCollection ?? UITraitCollection()
        if colors.variants.count == 1 {
            self.init(content: colors.variants[0].color.content)
        } else {
            self.init(
                content: .dynamic { colors.color(for: UITraitCollection(traitsFrom: [specifiedTraits, $0])) },
                origin: .catalog(folder: set, traits: specifiedTraits.values))
        }
    }
}
