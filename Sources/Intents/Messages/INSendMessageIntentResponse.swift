/// The result of an intent to send a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    /// The result is not known.
    case unspecified = 0
    /// The app can perform the intent.
    case ready = 1
    /// The app performs the intent.
    case inProgress = 2
    /// The app performed the intent.
    case success = 3
    /// The app could not perform the intent.
    case failure = 4
    /// The app must be opened.
    case failureRequiringAppLaunch = 5
    /// The service of the messages is not available.
    case failureMessageServiceNotAvailable = 6
}

/// The response to an intent to send a message.
open class INSendMessageIntentResponse: INIntentResponse {
    /// The result of the intent.
    public let code: INSendMessageIntentResponseCode

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - code: The result of the intent.
    ///   - userActivity: The activity that the app continues if the system opens it.
    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity: userActivity)
    }

    /// The message that was sent; `nil` by default.
    open var sentMessage: INMessage?

    override var status: INIntentHandlingStatus {
        switch code {
        case .unspecified: .unspecified
        case .ready: .ready
        case .inProgress: .inProgress
        case .success: .success
        case .failure, .failureMessageServiceNotAvailable: .failure
        case .failureRequiringAppLaunch: .deferredToApplication
        }
    }
}
