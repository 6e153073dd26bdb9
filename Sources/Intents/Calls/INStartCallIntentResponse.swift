/// The result of an intent to start a call.
public enum INStartCallIntentResponseCode: Int, Sendable {
    /// The result is not known.
    case unspecified = 0
    /// The app can perform the intent.
    case ready = 1
    /// The app continues the intent in its own screens.
    case continueInApp = 2
    /// The user must confirm the call.
    case userConfirmationRequired = 3
    /// The app could not perform the intent.
    case failure = 4
    /// The app must be opened.
    case failureRequiringAppLaunch = 5
    /// The service of the calls is not available.
    case failureCallingServiceNotAvailable = 6
    /// The app cannot call the person.
    case failureContactNotSupportedByApp = 7
    /// The device is in airplane mode.
    case failureAirplaneModeEnabled = 8
    /// The call cannot be handed off.
    case failureUnableToHandOff = 9
    /// The app must be set up.
    case failureAppConfigurationRequired = 10
    /// Another call is in progress.
    case failureCallInProgress = 11
    /// Another call is ringing.
    case failureCallRinging = 12
}

/// The response to an intent to start a call.
open class INStartCallIntentResponse: INIntentResponse {
    /// The result of the intent.
    public let code: INStartCallIntentResponseCode

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - code: The result of the intent.
    ///   - userActivity: The activity that the app continues if the system opens it.
    public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity: userActivity)
    }

    override var status: INIntentHandlingStatus {
        switch code {
        case .unspecified: .unspecified
        case .ready: .ready
        case .continueInApp, .failureRequiringAppLaunch: .deferredToApplication
        case .userConfirmationRequired: .userConfirmationRequired
        case .failure, .failureCallingServiceNotAvailable, .failureContactNotSupportedByApp, .failureAirplaneModeEnabled,
            .failureUnableToHandOff, .failureAppConfigurationRequired, .failureCallInProgress, .failureCallRinging:
            .failure
        }
    }
}
