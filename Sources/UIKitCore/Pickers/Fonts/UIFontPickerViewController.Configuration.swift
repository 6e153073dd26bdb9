extension UIFontPickerViewController {
    /// The options of a font picker.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class
    @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether a face of a family can be selected. By default `false`: only families can be.
        open var includeFaces = false
        /// Whether all names are shown in the system font. By default `false`: each name is shown in its own font.
        open var displayUsingSystemFont = false
        /// The traits that a font must have to be listed. By default none.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Creates a configuration that lists all families.
        public override init() { super.init() }

        /// Returns a copy of the configuration.
        open func copy(with zone: NSZone?) -> Any { copied }

        final var copied: Configuration {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }
}
