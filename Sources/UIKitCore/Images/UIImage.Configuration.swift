extension UIImage {
    /// The configuration for which an image is created or found: traits, and for symbols also the appearance.
    ///
    /// Configurations are immutable.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
    // The conformance is unchecked because the class has a subclass. All stored properties of both are `let` and of
    // Sendable types.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        struct Values: Hashable, Sendable {
            var traits: UITraitCollection?
            var locale: Locale?
            var symbol = SymbolAttributes()
        }

        let values: Values

        required init(_ values: Values) {
            self.values = values
            super.init()
        }

        /// Creates a configuration that specifies only the traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(Values(traits: traitCollection))
        }

        /// Creates a configuration that specifies only the language and region.
        public convenience init(locale: Locale?) {
            self.init(Values(locale: locale))
        }

        /// The traits of the image; `nil` if any traits match.
        public var traitCollection: UITraitCollection? { values.traits }

        /// The language and region of the image; `nil` if any match.
        public var locale: Locale? { values.locale }

        /// Returns the configuration with other traits; `nil` removes the traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { changing { $0.traits = traitCollection } }

        /// Returns the configuration with another language and region; `nil` removes them.
        public func withLocale(_ locale: Locale?) -> Self { changing { $0.locale = locale } }

        /// Returns a configuration with the values that `otherConfiguration` specifies, and with this configuration's
        /// other values.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration?.values else { return self }
            return changing {
                if let otherTraits = other.traits {
                    $0.traits = UITraitCollection(traitsFrom: [$0.traits ?? UITraitCollection(), otherTraits])
                }
                $0.locale = other.locale ?? $0.locale
                $0.symbol.merge(other.symbol)
            }
        }

        /// Returns the configuration itself, which is immutable.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Returns whether two configurations are equal.
        public override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.values == values }

        /// The hash value; equal configurations have equal hashes.
        public override var hash: Int { values.hashValue }

        func changing(_ change: (inout Values) -> Void) -> Self {
            var copy = values
            change(&copy)
            return Self(copy)
        }
    }
}
