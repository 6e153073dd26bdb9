extension UIImage {
    /// The image of that name in the main bundle, for the current traits; `nil`, with a diagnostic at the first time, if there is none.
    ///
    /// - Parameter name: of an entry in a catalog, behind those of its groups that provide a namespace and a slash; or of a file, whose
    ///   ending may be left out, also with its folder. `@2x`, `@3x`, `~iphone` and `~ipad` in files' names are found by themselves.
    ///
    /// The main bundle is the executable's folder; beside it, SwiftPM's `….resources` folders belong to it, first the one of the target that
    /// has the executable's name, then the others in the order of their names. Catalogs (`.xcassets`) are read as they are: declare them with
    /// `.copy` in the package's manifest. In each folder they go before loose files.
    ///
    /// Drawings, SVG and the first page of PDF documents, are drawn at the size and scale they are needed in. A drawing that takes longer
    /// than 10 seconds is given up, and so is a document that needs more than 512 MB of memory: there is no image, and a diagnostic.
    ///
    /// A symbol set is a symbol like those of the system: ``withConfiguration(_:)`` makes it in other sizes, weights, scales and colours.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/init(named:)
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of that name in a bundle, for traits; `nil`, with a diagnostic at the first time, if there is none.
    ///
    /// - Parameters:
    ///   - name: as in ``init(named:)``.
    ///   - bundle: `Bundle.module`, say; `nil` for the main bundle.
    ///   - traitCollection: what it does not say, and `nil`, is taken from the current traits.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// The image of that name in a bundle, for a configuration's traits; `nil`, with a diagnostic at the first time, if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = UITraitCollection(traitsFrom: [.current, configuration?.traitCollection ?? UITraitCollection()])
        guard let found = ImageAssets.asset(name, in: bundle)?.image(for: traits) else { return nil }
        if let symbol = found.details.symbol {
            let made = symbol.image(configuration ?? SymbolConfiguration.unspecified, traits: traits, of: found)
            self.init(content: made.content, details: made.details)
            return
        }
        self.init(
            content: found.content,
            details: found.details.with { $0.configuration = configuration ?? Configuration(traitCollection: traits) })
    }
}
