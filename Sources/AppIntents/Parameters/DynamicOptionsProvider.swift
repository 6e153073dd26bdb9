/// The values among which the user chooses for a parameter.
///
/// - Source: https://developer.apple.com/documentation/appintents/dynamicoptionsprovider
public protocol DynamicOptionsProvider: Sendable {
    /// The type of the list, such as `[String]`.
    associatedtype Result: Collection & Sendable where Result.Element: IntentValue

    /// Returns the values.
    func results() async throws -> Result
    /// Returns the value of a parameter without one; `nil` by default.
    func defaultResult() async -> Result.Element?
}

extension DynamicOptionsProvider {
    /// Returns `nil`.
    public func defaultResult() async -> Result.Element? { nil }
}
