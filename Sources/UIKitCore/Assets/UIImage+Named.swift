extension UIImage {
    /// Loads the image with a name from the main bundle, for the current traits. Returns `nil`, with a diagnostic the
    /// first time, if there is none.
    ///
    /// - Parameter name: The name of a catalog entry or of a file. The names of an entry's groups that provide a
    ///   namespace precede it, with slashes. A file name may include a folder and omit its extension. The variants
    ///   `@2x`, `@3x`, `~iphone` and `~ipad` are found automatically.
    ///
    /// The main bundle is the folder of the executable and the `….resources` folders of SwiftPM next to it. The
    /// folder of the target with the executable's name comes first, and the others follow by name. Catalogs
    /// (`.xcassets`) are read without compilation: declare them with `.copy` in the package's manifest. In each
    /// folder they take precedence over loose files.
    ///
    /// Vector images, which are SVG files and the first page of PDF documents, are rendered at the size and scale at
    /// which they are drawn. Rendering is limited to 10 seconds, and to 512 MB of memory for a document. Beyond these
    /// limits the result is a diagnostic and no image.
    ///
    /// A symbol set is a symbol like a system symbol: ``withConfiguration(_:)`` returns the symbol in other sizes,
    /// weights, scales and colours.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/init(named:)
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Loads the image with a name from a bundle, for traits. Returns `nil`, with a diagnostic the first time, if
    /// there is none.
    ///
    /// - Parameters:
    ///   - name: The name, as in ``init(named:)``.
    ///   - bundle: The bundle, such as `Bundle.module`; `nil` for the main bundle.
    ///   - traitCollection: The traits. Unspecified traits come from the current traits, and for `nil` all traits do.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Loads the image with a name from a bundle, for a configuration's traits. Returns `nil`, with a diagnostic the
    /// first time, if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = UITraitCollection(traitsFrom: [.current, configuration?.traitCollection ?? UITraitCollection()])
        guard let image = ImageAssets.asset(name, in: bundle)?.image(for: traits) else { return nil }
        if let symbol = image.details.symbol {
            let symbolImage = symbol.image(configuration ?? SymbolConfiguration.unspecified, traits: traits, of: image)
            self.init(content: symbolImage.content, details: symbolImage.details)
            return
        }
        self.init(
            content: image.content,
            details: image.details.with { $0.configuration = configuration ?? Configuration(traitCollection: traits) })
    }
}
