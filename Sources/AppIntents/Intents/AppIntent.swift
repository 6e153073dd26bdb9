/// A type with a name that does not change.
public protocol PersistentlyIdentifiable {
    /// The name; by default that of the type.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The name of the type.
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type with a description. An intent declares a description as an optional value or as one that is always there.
public protocol DescribedIntent {
    /// The description for the user; an empty one by default.
    @_disfavoredOverload static var description: IntentDescription { get }
}

extension DescribedIntent {
    /// An empty description.
    @_disfavoredOverload public static var description: IntentDescription { IntentDescription("") }
}

/// An action of the app that the user can perform outside the app, as by a phrase or in a shortcut.
///
/// A test runs an intent with `app.system.intents.run(_:)`.
/// - Source: https://developer.apple.com/documentation/appintents/appintent
public protocol AppIntent: PersistentlyIdentifiable, DescribedIntent, Sendable {
    /// The type of the result.
    associatedtype PerformResult: IntentResult
    /// The type of the summary.
    associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

    /// The title for the user.
    static var title: LocalizedStringResource { get }
    /// The description for the user; `nil` by default.
    static var description: IntentDescription? { get }
    /// Whether the app enters the foreground before the intent is performed; `false` by default.
    static var openAppWhenRun: Bool { get }
    /// Whether the user finds the intent; `true` by default. If `false`, its shortcuts are not offered.
    static var isDiscoverable: Bool { get }
    /// Whether the intent is performed on a locked device; `.alwaysAllowed` by default.
    ///
    /// > Difference from Apple: the user is not asked to unlock a locked device; the intent fails with
    /// > ``AppIntentRunError/deviceLocked``. The two other policies are the same.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence that describes the intent with its parameters.
    static var parameterSummary: SummaryContent { get }

    /// Creates an intent without values.
    init()

    /// Performs the intent. All parameters that are not optional have values.
    func perform() async throws -> PerformResult
}

/// Whether an intent is performed on a locked device.
public enum IntentAuthenticationPolicy: Sendable {
    /// The intent is performed on a locked device.
    case alwaysAllowed
    /// The user must have authenticated.
    case requiresAuthentication
    /// The device must be unlocked.
    case requiresLocalDeviceAuthentication
}

extension AppIntent {
    /// A parameter of the intent.
    public typealias Parameter<Value: IntentValue> = IntentParameter<Value>
    /// The sentence that describes the intent with its parameters.
    public typealias Summary = IntentParameterSummary<Self>
    /// An object that the app provides.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>

    /// `nil`.
    public static var description: IntentDescription? { nil }
    /// `false`.
    public static var openAppWhenRun: Bool { false }
    /// `true`.
    public static var isDiscoverable: Bool { true }
    /// `.alwaysAllowed`
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    /// An empty summary. The title describes the intent.
    public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

/// An intent that shows something in the app. The app enters the foreground.
///
/// - Source: https://developer.apple.com/documentation/appintents/openintent
public protocol OpenIntent: AppIntent {
    /// The type of the target.
    associatedtype Value: IntentValue
    /// The entity or case that the app shows.
    var target: Value { get set }
}

extension OpenIntent {
    /// `true`.
    public static var openAppWhenRun: Bool { true }
}
