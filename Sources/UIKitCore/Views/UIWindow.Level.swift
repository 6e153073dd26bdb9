extension UIWindow {
    /// The level of a window. Windows of a higher level cover those of a lower level.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/level
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        /// The level as a number.
        public let rawValue: CGFloat

        /// Creates a level from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level from a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0: the level of an app's windows.
        public static let normal = Level(rawValue: 0)
        /// 1000: the level above the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// 2000: the level of alerts.
        public static let alert = Level(rawValue: 2000)

        /// Whether the left level is lower than the right level.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// Posted after a window became key; the notification's object is the window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window stopped being key; the notification's object is the window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// Posted after a window was shown; the notification's object is the window.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden; the notification's object is the window.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}
