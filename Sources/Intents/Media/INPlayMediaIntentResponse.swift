/// The result of an intent to play media.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    /// The result is not known.
    case unspecified = 0
    /// The app can perform the intent.
    case ready = 1
    /// The app continues the intent in its own screens.
    case continueInApp = 2
    /// The app performs the intent.
    case inProgress = 3
    /// The app performed the intent.
    case success = 4
    /// The app performs the intent in the background.
    case handleInApp = 5
    /// The app could not perform the intent.
    case failure = 6
    /// The app must be opened.
    case failureRequiringAppLaunch = 7
    /// The kind of the media is not known.
    case failureUnknownMediaType = 8
    /// Everything has been played.
    case failureNoUnplayedContent = 9
    /// The user may not play the media.
    case failureRestrictedContent = 10
    /// Too many devices play media.
    case failureMaxStreamLimitReached = 11
}

/// The response to an intent to play media.
open class INPlayMediaIntentResponse: INIntentResponse {
    /// The result of the intent.
    public let code: INPlayMediaIntentResponseCode

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - code: The result of the intent.
    ///   - userActivity: The activity that the app continues if the system opens it.
    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity: userActivity)
    }

    /// The information for the screen of a locked device; `nil` by default.
    open var nowPlayingInfo: [String: Any]?

    override var status: INIntentHandlingStatus {
        switch code {
        case .unspecified: .unspecified
        case .ready: .ready
        case .continueInApp, .handleInApp, .failureRequiringAppLaunch: .deferredToApplication
        case .inProgress: .inProgress
        case .success: .success
        case .failure, .failureUnknownMediaType, .failureNoUnplayedContent, .failureRestrictedContent, .failureMaxStreamLimitReached:
            .failure
        }
    }
}
