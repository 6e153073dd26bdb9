import Foundation

/// The image beside the title of an action.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationactionicon
// Unchecked: all stored properties are constants of Sendable types.
open class UNNotificationActionIcon: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the image.
    let name: String
    /// Whether the image is a system symbol.
    let isSymbol: Bool

    /// Creates an icon from an image of the app, which is drawn as a template.
    public init(templateImageName: String) {
        name = templateImageName
        isSymbol = false
        super.init()
    }

    /// Creates an icon from a system symbol.
    public init(systemImageName: String) {
        name = systemImageName
        isSymbol = true
        super.init()
    }

    /// Returns whether two icons have the same image.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationActionIcon else { return false }
        return (name, isSymbol) == (other.name, other.isSymbol)
    }

    /// The hash value of the name.
    open override var hash: Int { name.hashValue }

    /// Returns the icon itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
