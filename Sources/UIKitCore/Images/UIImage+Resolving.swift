extension UIImage {
    /// Returns the image for the given traits: another variant of its asset, or its symbol at another size or scale.
    ///
    /// - Parameter preferred: The configuration for attributes that the symbol's configuration does not specify.
    func resolved(_ traits: UITraitCollection, preferring preferred: SymbolConfiguration?) -> UIImage {
        guard let symbol = details.symbol else { return variant(for: traits) ?? self }
        let configuration = (preferred ?? .unspecified).applying(symbolConfiguration).changing { $0.traits = nil }
        return symbol.matches(configuration, traits) ? self : symbol.image(configuration, traits: traits, of: self)
    }
}
