/// The sentence that describes an intent with its parameters.
///
/// - Source: https://developer.apple.com/documentation/appintents/parametersummary
public protocol ParameterSummary {
    /// The type of the intent.
    associatedtype Intent: AppIntent
    /// Returns the sentence with the values of an intent; "" for an empty summary.
    func text(for intent: Intent) -> String
}

/// A sentence with parameters, usually written as `Summary("Order \(\.$dish)")`.
///
/// - Source: https://developer.apple.com/documentation/appintents/intentparametersummary
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    private let parts: [ParameterSummaryString<Intent>.Part]

    /// Creates an empty summary.
    public init() { parts = [] }

    /// Creates a summary.
    ///
    /// - Parameters:
    ///   - summary: The sentence.
    ///   - table: The name of the `.strings` file. Not used: sentences with parameters are not translated.
    ///   - content: The parameters that are not in the sentence. Not used: there is no editor of shortcuts.
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterListBuilder<Intent> _ content: () -> [PartialKeyPath<Intent>] = { [] }
    ) { parts = summary.parts }

    /// Creates a summary of parameters without a sentence. The title describes the intent.
    public init(@ParameterListBuilder<Intent> _ content: () -> [PartialKeyPath<Intent>]) { parts = [] }

    /// Returns the sentence. A parameter without a value is represented by its title.
    public func text(for intent: Intent) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .parameter(let path): intent.text(ofParameter: path)
            }
        }.joined()
    }
}

/// The sentence of a summary: a literal with key paths of parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    enum Part {
        case text(String)
        case parameter(PartialKeyPath<Intent>)
    }

    let parts: [Part]

    /// Creates a sentence without parameters.
    public init(stringLiteral value: String) { parts = [.text(value)] }
    /// Creates a sentence with parameters.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The collected segments of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends text.
        public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
        /// Appends a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            parts.append(.parameter(keyPath))
        }
    }
}

/// Builds a list of parameters.
@resultBuilder public enum ParameterListBuilder<Intent: AppIntent> {
    /// Adds a parameter.
    public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> [PartialKeyPath<Intent>] {
        [keyPath]
    }
    /// Joins lists.
    public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] { parts.flatMap(\.self) }
}
