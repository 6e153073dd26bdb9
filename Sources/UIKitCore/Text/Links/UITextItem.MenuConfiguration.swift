extension UITextItem {
    /// The configuration of the menu for a long press on an item.
    ///
    /// > Difference from Apple: there is no preview beside the menu.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration
    @MainActor public final class MenuConfiguration {
        /// The menu; without children no menu is shown.
        public let menu: UIMenu

        /// Creates a configuration with a menu.
        public init(menu: UIMenu) { self.menu = menu }
    }
}
