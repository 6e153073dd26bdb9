/// The app's answer to the question whether it understands the value of a parameter. The superclass of the results for
/// all types of parameters.
///
/// - Source: https://developer.apple.com/documentation/intents/inintentresolutionresult
open class INIntentResolutionResult: NSObject {
    enum Outcome {
        /// The value that the intent receives.
        case success(Any?)
        case notRequired
        case needsValue
        case unsupported(reason: Int?)
        /// The values among which the user chooses.
        case disambiguation([Any])
        /// The value that the user confirms.
        case confirmation(Any?)
    }

    private(set) final var outcome = Outcome.notRequired

    /// Creates the result for a parameter that needs no value.
    public required override init() { super.init() }

    class func make(_ outcome: Outcome) -> Self {
        let result = Self()
        result.outcome = outcome
        return result
    }

    /// The parameter needs no value.
    open class func notRequired() -> Self { make(.notRequired) }
    /// The user is asked for a value.
    open class func needsValue() -> Self { make(.needsValue) }
    /// The app cannot use the value.
    open class func unsupported() -> Self { make(.unsupported(reason: nil)) }
    /// The app cannot use the value, for a reason of the app.
    open class func unsupported(withReason reason: Int) -> Self { make(.unsupported(reason: reason)) }
    /// The user confirms the value, for a reason of the app.
    open class func confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        make(.confirmation(itemToConfirm))
    }
}
