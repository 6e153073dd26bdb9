public import Foundation

/// The answer of the app to an intent. The superclass of the responses of all intents.
///
/// - Source: https://developer.apple.com/documentation/intents/inintentresponse
open class INIntentResponse: NSObject {
    /// The activity that the app continues if the system opens it; `nil` for an activity of the system.
    open var userActivity: NSUserActivity?

    init(userActivity: NSUserActivity?) {
        self.userActivity = userActivity
        super.init()
    }

    /// Creates a response without an activity.
    public override init() { super.init() }

    /// The state of the intent after the response.
    var status: INIntentHandlingStatus { .unspecified }
}

/// The state of an intent.
public enum INIntentHandlingStatus: Int, Sendable {
    /// The state is not known.
    case unspecified = 0
    /// The app can perform the intent.
    case ready = 1
    /// The app performs the intent.
    case inProgress = 2
    /// The app performed the intent.
    case success = 3
    /// The app could not perform the intent.
    case failure = 4
    /// The app must be opened to perform the intent.
    case deferredToApplication = 5
    /// The user continues in the app.
    case userConfirmationRequired = 6
}
