extension UIWindow {
    /// How far in front a window stands. Windows of a higher level cover those of a lower one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/level
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        /// The level as a number.
        public let rawValue: CGFloat

        /// The level of that number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of that number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0: an app's own windows.
        public static let normal = Level(rawValue: 0)
        /// 1000: above the status bar's place.
        public static let statusBar = Level(rawValue: 1000)
        /// 2000: alerts.
        public static let alert = Level(rawValue: 2000)

        /// Whether the left level is covered by the right one.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// Posted after a window became key; its object is the window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window stopped being key; its object is the window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// Posted after a window was shown; its object is the window.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden; its object is the window.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}
