internal import Preconditions
internal import Synchronization
internal import SystemServices

/// A parameter of an intent, usually written as `@Parameter`.
///
/// - Source: https://developer.apple.com/documentation/appintents/intentparameter
@propertyWrapper public final class IntentParameter<Value: IntentValue>: Sendable {
    private struct State: Sendable {
        var value: Value?
        var name = ""
    }

    private let state: Mutex<State>
    /// The title for the user.
    public let title: LocalizedStringResource
    /// The description for the user; `nil` by default.
    public let description: LocalizedStringResource?
    /// The question for a value; `nil` by default.
    let requestValueDialog: IntentDialog?
    /// The range of the value; `nil` for any.
    let isInRange: (@Sendable (Value) -> Bool)?
    /// Returns whether the user can choose a value; `nil` for any value.
    let options: (@Sendable (Value) async throws -> Bool)?
    /// Returns the value of the options provider for a parameter without one.
    let defaultOption: (@Sendable () async -> Value?)?

    init(
        _ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ value: Value?, _ dialog: IntentDialog?,
        isInRange: (@Sendable (Value) -> Bool)? = nil, options: (@Sendable (Value) async throws -> Bool)? = nil,
        defaultOption: (@Sendable () async -> Value?)? = nil
    ) {
        state = Mutex(State(value: value))
        self.title = title
        self.description = description
        requestValueDialog = dialog
        self.isInRange = isInRange
        self.options = options
        self.defaultOption = defaultOption
    }

    /// Creates a parameter without a value.
    ///
    /// - Parameters:
    ///   - title: The title for the user.
    ///   - description: The description for the user.
    ///   - requestValueDialog: The question for a value.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil
    ) { self.init(title, description, nil, requestValueDialog) }

    /// Creates a parameter with a value.
    ///
    /// - Parameters:
    ///   - title: The title for the user.
    ///   - description: The description for the user.
    ///   - defaultValue: The value of a new intent.
    ///   - requestValueDialog: The question for a value.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title, description, defaultValue, requestValueDialog) }

    /// The value.
    ///
    /// - Precondition: A parameter that is not optional has a value. While an intent is performed, all have.
    public var wrappedValue: Value {
        get {
            guard let value = state.withLock({ $0.value }) ?? Value.absentIntentValue else {
                preconditionFailure(
                    "IntentParameter: the parameter \"\(String(localized: title))\" has no value. Set it, or run the intent, which asks.")
            }
            return value
        }
        set { state.replace(\.value, with: newValue) }
    }

    /// The parameter.
    public var projectedValue: IntentParameter<Value> { self }

    /// The value; `nil` for a parameter that was not set.
    var current: Value? {
        get { state.withLock { $0.value } }
        set { state.replace(\.value, with: newValue) }
    }

    /// The name of the property; "" before the intent runs.
    var name: String {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }
}
