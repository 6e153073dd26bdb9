extension UIImage.SymbolConfiguration {
    /// Has symbols that have colours of their own show them.
    public static func preferringMulticolor() -> UIImage.SymbolConfiguration {
        unspecified.changing { $0.symbol.prefersMulticolor = true }
    }

    /// Has symbols shown in one colour.
    public static func preferringMonochrome() -> UIImage.SymbolConfiguration {
        unspecified.changing {
            $0.symbol.prefersMulticolor = false
            $0.symbol.colors = .monochrome
        }
    }

    /// The same configuration, in which nothing is said of a text style.
    public func withoutTextStyle() -> UIImage.SymbolConfiguration { changing { $0.symbol.textStyle = nil } }

    /// The same configuration, in which nothing is said of the scale.
    public func withoutScale() -> UIImage.SymbolConfiguration { changing { $0.symbol.scale = .unspecified } }

    /// The same configuration, in which nothing is said of the weight.
    public func withoutWeight() -> UIImage.SymbolConfiguration { changing { $0.symbol.weight = .unspecified } }

    /// The same configuration, in which nothing is said of size and weight.
    public func withoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
        changing {
            $0.symbol.pointSize = nil
            $0.symbol.weight = .unspecified
        }
    }

    /// Whether two configurations say the same.
    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
}
