/// The result of an intent.
///
/// - Source: https://developer.apple.com/documentation/appintents/intentresult
public protocol IntentResult: Sendable {}

/// A result with a value, such as for the next action of a shortcut.
public protocol ReturnsValue<Value>: IntentResult {
    /// The type of the value.
    associatedtype Value: IntentValue
    /// The value.
    var value: Value? { get }
}

/// A result with a text that the system speaks or shows.
public protocol ProvidesDialog: IntentResult {
    /// The text.
    var dialog: IntentDialog { get }
}

/// A result with another intent, which is performed next.
public protocol OpensIntent: IntentResult {
    /// The type of the other intent.
    associatedtype OpensAppIntent: AppIntent
    /// The other intent.
    var opensIntent: OpensAppIntent { get }
}

/// The result that the methods `result(…)` create. A part that is absent has the type `Never`.
///
/// - Source: https://developer.apple.com/documentation/appintents/intentresultcontainer
public struct IntentResultContainer<Value: Sendable, OpensAppIntent: Sendable, Dialog: Sendable>: IntentResult {
    let storedValue: Value?
    let storedIntent: OpensAppIntent?
    let storedDialog: Dialog?

    init(value: Value? = nil, intent: OpensAppIntent? = nil, dialog: Dialog? = nil) {
        storedValue = value
        storedIntent = intent
        storedDialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where Value: IntentValue {
    /// The value.
    public var value: Value? { storedValue }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    /// The text.
    public var dialog: IntentDialog { storedDialog ?? "" }
}

extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {
    /// The other intent.
    public var opensIntent: OpensAppIntent { storedIntent ?? OpensAppIntent() }
}

extension IntentResult {
    /// Returns a result without a value.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never> { Self() }

    /// Returns a result with a value.
    public static func result<Value: IntentValue>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never> {
        Self(value: value)
    }

    /// Returns a result with a text.
    public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// Returns a result with a value and a text.
    public static func result<Value: IntentValue>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, IntentDialog> { Self(value: value, dialog: dialog) }

    /// Returns a result with an intent that is performed next.
    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Intent, Never> { Self(intent: opensIntent) }

    /// Returns a result with an intent that is performed next, and a text.
    public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Intent, IntentDialog> { Self(intent: opensIntent, dialog: dialog) }

    /// Returns a result with a value and an intent that is performed next.
    public static func result<Value: IntentValue, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Value, Intent, Never> { Self(value: value, intent: opensIntent) }
}
