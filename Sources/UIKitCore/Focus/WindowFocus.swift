import UIKitEngines

/// How Tab goes round in one window.
struct WindowFocus {
    var navigation = UIWindow.KeyboardNavigation.readingOrder
    var queries = FieldQueries<ObjectIdentifier>()
}

extension UIWindow {
    /// How Tab finds the next field. Not in Apple's UIKit.
    public enum KeyboardNavigation: Hashable, Sendable {
        /// In the order in which people read, or in the one that the app specifies; the default.
        ///
        /// All rows of a table or collection view count, not only those that have cells: Tab goes on to rows that are not on the screen,
        /// after the last row to what follows the list, and around from the end of the window to the first row of a list, which is scrolled
        /// in. Shift+Tab does the same backwards.
        case readingOrder
        /// The same with all controls beside what takes text: the space bar presses them, arrows change their values, and a ring shows where
        /// keys go. The wheels of a picker are reached one by one, and arrows turn them. Tab leaves text views, too; with Option it types a
        /// tab. What iOS calls full keyboard access.
        case controls
        /// As UIKit did in iOS 5 and 6: each field is asked whether it may begin, and the chosen one again. For apps that steer Tab by
        /// answering these questions.
        case fieldQueries
    }

    /// How Tab finds the next field in this window; `.readingOrder` by default. Not in Apple's UIKit.
    public var keyboardNavigation: KeyboardNavigation {
        get { focus.navigation }
        set { focus.navigation = newValue }
    }
}
