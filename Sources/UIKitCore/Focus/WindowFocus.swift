import UIKitEngines

/// The Tab navigation of one window.
struct WindowFocus {
    var navigation = UIWindow.KeyboardNavigation.readingOrder
    var queries = FieldQueries<ObjectIdentifier>()
}

extension UIWindow {
    /// The way in which Tab finds the next field. Not in Apple's UIKit.
    public enum KeyboardNavigation: Hashable, Sendable {
        /// In reading order, or in the order that the app specifies; the default.
        ///
        /// All rows of a table or collection view count, including those without cells. Tab continues to rows that
        /// are not visible, and after the last row to the content that follows the list. From the end of the window
        /// it continues to the first row of a list, which is scrolled into view. Shift+Tab does the same backward.
        case readingOrder
        /// In reading order, with all controls in addition to text input views. The space bar presses controls, arrow
        /// keys change their values, and a ring indicates the current one. The wheels of a picker are reached one by
        /// one, and arrow keys turn them. Tab also leaves text views, where Option+Tab inserts a tab. This is called
        /// full keyboard access on iOS.
        case controls
        /// As in iOS 5 and 6: each field is queried whether it may begin editing, and the chosen one again. For apps
        /// that control Tab by answering these queries.
        case fieldQueries
    }

    /// The way in which Tab finds the next field in this window; `.readingOrder` by default. Not in Apple's UIKit.
    public var keyboardNavigation: KeyboardNavigation {
        get { focus.navigation }
        set { focus.navigation = newValue }
    }
}
