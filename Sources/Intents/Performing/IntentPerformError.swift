/// The reason why an intent was not performed.
public enum IntentPerformError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No app is running.
    case noApp
    /// The app returned no handler for the intent, or one for other intents, and does not continue its activity.
    case notHandled
    /// The app asked for a parameter, and `app.system.intents[answer:]` has no answer.
    case missingAnswer(parameter: String)
    /// The answer has another type than the parameter.
    case wrongAnswer(parameter: String)
    /// The app cannot use the value of a parameter, for a reason of the app.
    case unsupported(parameter: String, reason: Int?)
    /// The user did not confirm the intent, because `app.system.intents.confirms` is `false`.
    case notConfirmed
    /// The app did not confirm the intent; the value is the raw value of its response's code.
    case notReady(code: Int)
    /// The app did not call a closure of its handler within ten seconds. The time is real, also in a test.
    case noResponse

    /// The reason as text.
    public var description: String {
        switch self {
        case .noApp: "No app is running."
        case .notHandled: "The app does not handle the intent."
        case .missingAnswer(let parameter): "The app asked for the parameter \(parameter), and there is no answer."
        case .wrongAnswer(let parameter): "The answer for the parameter \(parameter) has another type."
        case .unsupported(let parameter, let reason):
            "The app does not support the parameter \(parameter)\(reason.map { ", for the reason \($0)" } ?? "")."
        case .notConfirmed: "The user did not confirm the intent."
        case .notReady(let code): "The app did not confirm the intent, with the code \(code)."
        case .noResponse: "The app did not respond within ten seconds."
        }
    }
}
