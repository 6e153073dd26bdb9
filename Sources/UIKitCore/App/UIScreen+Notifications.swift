import Foundation

extension UIScreen {
    /// Posted after a screen was connected, before its scene is connected; the object is the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/didconnectnotification
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")

    /// Posted after a screen was disconnected and its scene has ended; the object is the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/diddisconnectnotification
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
