extension UIImage.SymbolConfiguration {
    /// Returns a configuration that shows multicolour symbols in their colours.
    public static func preferringMulticolor() -> UIImage.SymbolConfiguration {
        unspecified.changing { $0.symbol.prefersMulticolor = true }
    }

    /// Returns a configuration that shows symbols in one colour.
    public static func preferringMonochrome() -> UIImage.SymbolConfiguration {
        unspecified.changing {
            $0.symbol.prefersMulticolor = false
            $0.symbol.colors = .monochrome
        }
    }

    /// Returns the configuration without a text style.
    public func withoutTextStyle() -> UIImage.SymbolConfiguration { changing { $0.symbol.textStyle = nil } }

    /// Returns the configuration without a scale.
    public func withoutScale() -> UIImage.SymbolConfiguration { changing { $0.symbol.scale = .unspecified } }

    /// Returns the configuration without a weight.
    public func withoutWeight() -> UIImage.SymbolConfiguration { changing { $0.symbol.weight = .unspecified } }

    /// Returns the configuration without a point size and a weight.
    public func withoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
        changing {
            $0.symbol.pointSize = nil
            $0.symbol.weight = .unspecified
        }
    }

    /// Returns whether two configurations are equal.
    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
}
