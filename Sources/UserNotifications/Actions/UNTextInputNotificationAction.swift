import Foundation

/// A button of a notification that lets the user enter a text.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction
// Unchecked: the class adds only constants of Sendable types.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String
    /// The text of the empty field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }

    /// Returns whether two actions have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? UNTextInputNotificationAction else { return false }
        return (textInputButtonTitle, textInputPlaceholder) == (other.textInputButtonTitle, other.textInputPlaceholder)
    }
}
