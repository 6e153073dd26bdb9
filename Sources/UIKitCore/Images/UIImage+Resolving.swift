extension UIImage {
    /// Returns the image for the given traits: another variant of its asset, or its symbol at another size or scale.
    ///
    /// - Parameters:
    ///   - traits: The traits, in place of those of the symbol's configuration.
    ///   - preferred: Attributes that the symbol's own configuration does not specify.
    func resolved(_ traits: UITraitCollection, preferring preferred: SymbolConfiguration?) -> UIImage {
        guard let symbol = details.symbol else { return variant(for: traits) ?? self }
        let configuration = (preferred ?? .unspecified).applying(symbolConfiguration).changing { $0.traits = nil }
        return symbol.matches(configuration, traits) ? self : symbol.image(configuration, traits: traits, of: self)
    }
}
