internal import SystemServices
internal import UIKitCore

/// Whether the user allows requests by voice.
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// The app has not asked yet.
    case notDetermined = 0
    /// The device does not permit requests.
    case restricted = 1
    /// The user denied requests.
    case denied = 2
    /// The user allowed requests.
    case authorized = 3

    init(_ status: PermissionStatus) {
        switch status {
        case .notDetermined: self = .notDetermined
        case .restricted: self = .restricted
        case .denied: self = .denied
        case .granted, .limited: self = .authorized
        }
    }
}

/// The user's settings of the voice assistant.
///
/// - Source: https://developer.apple.com/documentation/intents/inpreferences
open class INPreferences: NSObject {
    /// Returns whether the user allows requests by voice.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
        INSiriAuthorizationStatus(SystemServices.current.permissions[.siri])
    }

    /// Asks the user to allow requests by voice, once. Info.plist must contain `NSSiriUsageDescription`.
    ///
    /// - Parameter handler: Called on a background queue with the answer.
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        UsageText.require()
        MainQueue.run("the permission for the voice assistant") {
            guard let host = ApplicationHost.current else {
                return IntentsQueue.run { handler(INSiriAuthorizationStatus.denied) }
            }
            host.permissionRequests.request(.siri) { status in IntentsQueue.run { handler(INSiriAuthorizationStatus(status)) } }
        }
    }

    /// Asks the user to allow requests by voice. The asynchronous form of ``requestSiriAuthorization(_:)-(_)``.
    nonisolated(nonsending) open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
        await withCheckedContinuation { continuation in requestSiriAuthorization { continuation.resume(returning: $0) } }
    }

    /// Returns the language of the voice assistant: that of the user, such as "en-GB".
    open class func siriLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}
