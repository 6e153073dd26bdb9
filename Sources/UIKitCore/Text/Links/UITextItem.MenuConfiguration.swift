extension UITextItem {
    /// What a long press on an item offers.
    ///
    /// > Difference from Apple: there is no preview beside the menu.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration
    @MainActor public final class MenuConfiguration {
        /// What is offered; one without children shows nothing.
        public let menu: UIMenu

        /// Offers a menu.
        public init(menu: UIMenu) { self.menu = menu }
    }
}
