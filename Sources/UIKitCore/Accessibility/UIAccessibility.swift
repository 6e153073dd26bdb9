/// What assistive technology and an app tell each other: notifications, settings, focus.
///
/// > Difference from Apple: neither a Linux desktop nor a browser's page tells of these settings: each has its usual state until a test sets
/// > another.
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility
@preconcurrency @MainActor public enum UIAccessibility {
    /// What an app tells assistive technology.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/notification
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The notification's number.
        public let rawValue: UInt32

        /// The notification of a number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Another screen is shown. The argument is the element to go to, or words; without one, the first element is gone to.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something came or went. The argument is the element to go to, or words; without one, what was read is gone on with.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something should be said. The argument is the words.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was turned. The argument is words that say which is shown.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology should wait; the argument says which.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1015)
        /// An assistive technology may go on; the argument says which.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1016)
    }

    /// A technology that people use an app with.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The technology's name.
        public let rawValue: String

        /// The technology of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A screen reader: on this platform whatever reads the tree.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Tells assistive technology something. All that is told before a frame arrives after it: of screens and layouts the last one only.
    ///
    /// - Parameters:
    ///   - notification: what happened.
    ///   - argument: an element, or words; what it means depends on the notification.
    public static func post(notification: Notification, argument: Any?) {
        AccessibilityCenter.current?.post(notification, argument)
    }

    /// Controllers have come and gone: what the app told of itself since the last frame counts more.
    static func screenDidChange() {
        guard let center = AccessibilityCenter.currentIfMade else { return }
        if !center.waiting.contains(where: { $0.notification == .screenChanged }) { center.post(.screenChanged, nil) }
    }

    /// Where assistive technology is; `nil` if it is nowhere.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        AccessibilityCenter.current?.focused
    }

    /// A rectangle of a view as one of the screen, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil).offsetBy(dx: view.windowOrigin.x, dy: view.windowOrigin.y)
    }

    /// A path of a view as one of the screen, in points.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let (origin, right, down) = (place(0, 0, view), place(1, 0, view), place(0, 1, view))
        let transform = CGAffineTransform(
            a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x, ty: origin.y)
        let result = UIBezierPath(cgPath: path.cgPath)
        result.apply(transform)
        return result
    }

    private static func place(_ x: CGFloat, _ y: CGFloat, _ view: UIView) -> CGPoint {
        let point = view.convert(CGPoint(x: x, y: y), to: nil)
        return CGPoint(x: point.x + view.windowOrigin.x, y: point.y + view.windowOrigin.y)
    }
}

extension UIView {
    /// Where the window's corner is on the screen, in points.
    fileprivate var windowOrigin: CGPoint { window?.frame.origin ?? .zero }

    /// Where the view is on the screen, in points.
    final var frameOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
}
