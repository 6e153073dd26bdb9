/// The reason why an intent was not performed.
public enum AppIntentRunError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The intent asked for a parameter, and `app.system.intents[answer:]` has no answer.
    case missingAnswer(parameter: String)
    /// The answer has another type than the parameter, or no entity or case has its text.
    case wrongAnswer(parameter: String)
    /// The answer is outside the range of the parameter, or not among its values.
    case rejectedAnswer(parameter: String)
    /// The user did not confirm the intent, because `app.system.intents.confirms` is `false`.
    case notConfirmed
    /// The intent requires an unlocked device, and `app.system.keychain.isLocked` is `true`.
    case deviceLocked

    /// The reason as text.
    public var description: String {
        switch self {
        case .missingAnswer(let parameter): "The intent asked for the parameter \(parameter), and there is no answer."
        case .wrongAnswer(let parameter): "The answer for the parameter \(parameter) is no value of its type."
        case .rejectedAnswer(let parameter): "The answer for the parameter \(parameter) is not among its values."
        case .notConfirmed: "The user did not confirm the intent."
        case .deviceLocked: "The intent requires an unlocked device."
        }
    }
}
