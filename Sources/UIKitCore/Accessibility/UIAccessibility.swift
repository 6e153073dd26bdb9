/// The interface between an app and assistive technology: notifications, settings and focus.
///
/// > Difference from Apple: Neither a Linux desktop nor a web page exposes these settings. Each setting has its
/// > default value until a test sets another value.
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility
@preconcurrency @MainActor public enum UIAccessibility {
    /// A notification that an app posts for assistive technology.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/notification
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The notification's number.
        public let rawValue: UInt32

        /// Creates a notification from its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Another screen is shown. The argument is the element to focus, or a string to announce. Without an
        /// argument, the first element is focused.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen appeared or disappeared. The argument is the element to focus, or a string to announce.
        /// Without an argument, the focus does not move.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A string should be announced. The argument is the string.
        public static let announcement = Notification(rawValue: 1008)
        /// The content scrolled by a page. The argument is a string that describes the page.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology should pause; the argument is its identifier.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1015)
        /// An assistive technology may resume; the argument is its identifier.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1016)
    }

    /// The identifier of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The technology's name.
        public let rawValue: String

        /// Creates an identifier from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A screen reader. On this platform, the identifier denotes any reader of the accessibility tree.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Posts a notification for assistive technology. Notifications that are posted before a frame are delivered after
    /// the frame. At most one change of the screen or layout is delivered: the last screen change, or else the last
    /// layout change.
    ///
    /// - Parameters:
    ///   - notification: The kind of notification.
    ///   - argument: An element or a string; its meaning depends on the notification.
    public static func post(notification: Notification, argument: Any?) {
        AccessibilityCenter.current?.post(notification, argument)
    }

    /// Posts a screen change after controllers appeared or disappeared, unless the app posted a screen change since
    /// the last frame.
    static func screenDidChange() {
        guard let center = AccessibilityCenter.currentIfMade else { return }
        if !center.pendingNotifications.contains(where: { $0.notification == .screenChanged }) { center.post(.screenChanged, nil) }
    }

    /// Returns the element that assistive technology focuses; `nil` if there is none.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        AccessibilityCenter.current?.focused
    }

    /// Converts a rectangle of a view to screen coordinates, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil).offsetBy(dx: view.windowOrigin.x, dy: view.windowOrigin.y)
    }

    /// Converts a path of a view to screen coordinates, in points.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = screenPoint(0, 0, view)
        let right = screenPoint(1, 0, view)
        let down = screenPoint(0, 1, view)
        let transform = CGAffineTransform(
            a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x, ty: origin.y)
        let result = UIBezierPath(cgPath: path.cgPath)
        result.apply(transform)
        return result
    }

    private static func screenPoint(_ x: CGFloat, _ y: CGFloat, _ view: UIView) -> CGPoint {
        let point = view.convert(CGPoint(x: x, y: y), to: nil)
        return CGPoint(x: point.x + view.windowOrigin.x, y: point.y + view.windowOrigin.y)
    }
}

extension UIView {
    /// The origin of the window on the screen, in points.
    fileprivate var windowOrigin: CGPoint { window?.frame.origin ?? .zero }

    /// The frame of the view on the screen, in points.
    final var frameOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
}
