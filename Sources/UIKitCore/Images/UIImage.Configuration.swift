extension UIImage {
    /// What an image is made for, or was found for: traits, and for symbols their looks.
    ///
    /// Immutable.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
    //
    // Unchecked since the class has a subclass: what is stored is a `let` of a Sendable type in either.
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

        /// A configuration that says the traits only.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(Values(traits: traitCollection))
        }

        /// A configuration that says the language and region only.
        public convenience init(locale: Locale?) {
            self.init(Values(locale: locale))
        }

        /// The traits the image is for; `nil` where any will do.
        public var traitCollection: UITraitCollection? { values.traits }

        /// The language and region the image is for; `nil` where any will do.
        public var locale: Locale? { values.locale }

        /// The same configuration for other traits; `nil` for any.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { changing { $0.traits = traitCollection } }

        /// The same configuration for another language and region; `nil` for any.
        public func withLocale(_ locale: Locale?) -> Self { changing { $0.locale = locale } }

        /// This configuration with all that `otherConfiguration` says, which wins where both say something.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration?.values else { return self }
            return changing {
                if let theirs = other.traits { $0.traits = UITraitCollection(traitsFrom: [$0.traits ?? UITraitCollection(), theirs]) }
                $0.locale = other.locale ?? $0.locale
                $0.symbol.merge(other.symbol)
            }
        }

        /// Returns the configuration itself, as it never changes.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Whether two configurations say the same.
        public override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.values == values }

        /// Equal for equal configurations.
        public override var hash: Int { values.hashValue }

        func changing(_ change: (inout Values) -> Void) -> Self {
            var copy = values
            change(&copy)
            return Self(copy)
        }
    }
}
