/// Something that an app may use only with the user's permission.
public enum Permission: String, CaseIterable, Codable, Sendable {
    /// Notifications, by `UNUserNotificationCenter`.
    case notifications
    /// Authentication with the face, by `LAContext`.
    case faceID
    /// The user's contacts, by `CNContactStore`.
    case contacts

    /// The key in Info.plist whose text explains to the user why the app needs the permission; `nil` if none is
    /// demanded.
    package var usageKey: String? {
        switch self {
        case .notifications: nil
        case .faceID: "NSFaceIDUsageDescription"
        case .contacts: "NSContactsUsageDescription"
        }
    }

    /// The name of the permission in the panel.
    package var title: String {
        switch self {
        case .notifications: "Notifications"
        case .faceID: "Face ID"
        case .contacts: "Contacts"
        }
    }

    /// Returns the question to the user.
    ///
    /// - Parameter app: The displayed name of the app.
    package func question(from app: String) -> String {
        switch self {
        case .notifications: "“\(app)” Would Like to Send You Notifications"
        case .faceID: "Do you want to allow “\(app)” to use Face ID?"
        case .contacts: "“\(app)” Would Like to Access Your Contacts"
        }
    }

    /// The explanation below the question, for a permission without a text in Info.plist.
    package var explanation: String? {
        switch self {
        case .notifications:
            "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."
        case .faceID: nil
        case .contacts: nil
        }
    }

    /// The titles of the buttons that deny and allow.
    package var buttons: (deny: String, allow: String) {
        switch self {
        case .notifications: ("Don’t Allow", "Allow")
        case .faceID: ("Don’t Allow", "OK")
        case .contacts: ("Don’t Allow", "Allow")
        }
    }
}
