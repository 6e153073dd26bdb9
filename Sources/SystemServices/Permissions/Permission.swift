/// Something that an app may use only with the user's permission.
public enum Permission: String, CaseIterable, Codable, Sendable {
    /// Notifications, by `UNUserNotificationCenter`.
    case notifications
    /// Authentication with the face, by `LAContext`.
    case faceID
    /// The user's contacts, by `CNContactStore`.
    case contacts
    /// Requests of the voice assistant, by `INPreferences`.
    case siri
    /// The user's photos, by `PHPhotoLibrary`.
    case photos
    /// Adding photos to those of the user, by `PHPhotoLibrary`.
    case photosAddOnly

    /// The key in Info.plist whose text explains to the user why the app needs the permission; `nil` if none is
    /// demanded.
    package var usageKey: String? {
        switch self {
        case .notifications: nil
        case .faceID: "NSFaceIDUsageDescription"
        case .contacts: "NSContactsUsageDescription"
        case .siri: "NSSiriUsageDescription"
        case .photos: "NSPhotoLibraryUsageDescription"
        case .photosAddOnly: "NSPhotoLibraryAddUsageDescription"
        }
    }

    /// The name of the permission in the panel.
    package var title: String {
        switch self {
        case .notifications: "Notifications"
        case .faceID: "Face ID"
        case .contacts: "Contacts"
        case .siri: "Siri"
        case .photos: "Photos"
        case .photosAddOnly: "Adding Photos"
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
        case .siri: "Would you like to use “\(app)” with Siri?"
        case .photos: "“\(app)” Would Like to Access Your Photo Library"
        case .photosAddOnly: "“\(app)” Would Like to Add to Your Photos"
        }
    }

    /// The explanation below the question, for a permission without a text in Info.plist.
    package var explanation: String? {
        switch self {
        case .notifications:
            "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."
        case .faceID, .contacts, .siri, .photos, .photosAddOnly: nil
        }
    }

    /// The buttons below the question, in their order, with the status that each gives.
    package var answers: [(title: String, status: PermissionStatus)] {
        switch self {
        case .notifications, .contacts, .photosAddOnly: [("Don’t Allow", .denied), ("Allow", .granted)]
        case .faceID, .siri: [("Don’t Allow", .denied), ("OK", .granted)]
        case .photos: [("Limit Access…", .limited), ("Allow Full Access", .granted), ("Don’t Allow", .denied)]
        }
    }

    /// The index of the button in bold; `nil` for none.
    package var preferredAnswer: Int? { self == .photos ? nil : 1 }

    /// The statuses that the permission can have.
    package var statuses: [PermissionStatus] {
        self == .photos ? PermissionStatus.allCases : PermissionStatus.allCases.filter { $0 != .limited }
    }
}
