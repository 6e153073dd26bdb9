import UIKitEngines

/// The Tab navigation of one window.
struct WindowFocus {
    var navigation = UIWindow.KeyboardNavigation.readingOrder
    var queries = LegacyTabOrder<ObjectIdentifier>()
}

extension UIWindow {
    /// The way in which Tab finds the next field. Apple's UIKit has no such setting.
    public enum KeyboardNavigation: Hashable, Sendable {
        /// In reading order, or in the order that the app specifies. This is the default.
        ///
        /// All rows of a table or collection view are included, even those without cells. Tab continues to rows that
        /// are not visible, and after the last row to the content that follows the list. At the end of the window,
        /// Tab continues with the first row of a list, which is scrolled into view. Shift+Tab does the same backward.
        case readingOrder
        /// In reading order, with all controls in addition to text input views. The space bar presses controls, arrow
        /// keys change their values, and a ring indicates the current control. Each wheel of a picker is a separate
        /// stop, and arrow keys turn it. Tab also leaves text views, where Option+Tab inserts a tab. On iOS this is
        /// called full keyboard access.
        case controls
        /// As in iOS 5 and 6: every field is queried whether it may begin editing, and the chosen field is queried
        /// again. This is for apps that control Tab by answering these queries.
        case fieldQueries
    }

    /// The way in which Tab finds the next field in this window; `.readingOrder` by default. Apple's UIKit has no
    /// such setting.
    public var keyboardNavigation: KeyboardNavigation {
        get { focus.navigation }
        set { focus.navigation = newValue }
    }
}
