internal import SystemServices

/// The error with which an intent requests a value. The system asks the user, and performs the intent again.
struct NeedsValueError: Error {
    let parameter: any AnyIntentParameter
    /// The question; `nil` for the one of the parameter.
    let dialog: IntentDialog?
}

/// A parameter of any type.
protocol AnyIntentParameter: AnyObject, Sendable {
    var name: String { get set }
    /// Whether the parameter needs a value before the intent is performed.
    var isMissing: Bool { get }
    /// The value as text; `nil` for none.
    var text: String? { get }
    /// The title as text.
    var titleText: String { get }
    /// Asks the user for a value, and sets it.
    ///
    /// - Parameter dialog: The question; `nil` for the one of the parameter.
    /// - Throws: ``AppIntentRunError`` without an answer, and for an answer that is rejected.
    func ask(_ dialog: IntentDialog?) async throws
    /// Sets the value of the options provider, if the parameter has none.
    func applyDefault() async
}

extension IntentParameter: AnyIntentParameter {
    var isMissing: Bool { current == nil && Value.absentIntentValue == nil }
    var text: String? { current.map(\.intentText).flatMap { $0.isEmpty ? nil : $0 } }
    var titleText: String { String(localized: title) }

    func applyDefault() async {
        if current == nil, let value = await defaultOption?() { current = value }
    }

    func ask(_ dialog: IntentDialog?) async throws {
        let service = SystemServices.current.intents
        if let dialog = dialog ?? requestValueDialog { service.recordQuestion(dialog.text) }
        guard let answer = service[answer: name] else { throw AppIntentRunError.missingAnswer(parameter: name) }
        guard let value = try await Value.intentValue(of: answer) else { throw AppIntentRunError.wrongAnswer(parameter: name) }
        if let isInRange, !isInRange(value) { throw AppIntentRunError.rejectedAnswer(parameter: name) }
        if let options, try await !options(value) { throw AppIntentRunError.rejectedAnswer(parameter: name) }
        current = value
    }

    /// Returns the error with which an intent requests a value. Throw it in `perform()`.
    ///
    /// - Parameter dialog: The question.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        NeedsValueError(parameter: self, dialog: dialog)
    }

    /// Asks the user for a value, and sets it.
    ///
    /// - Parameter dialog: The question.
    /// - Returns: The value. A test sets it with `app.system.intents[answer: "parameter"]`.
    /// - Throws: ``AppIntentRunError`` without an answer.
    @discardableResult nonisolated(nonsending) public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        try await ask(dialog)
        return wrappedValue
    }

    /// Asks the user to confirm a value.
    ///
    /// - Returns: The value of `app.system.intents.confirms`.
    nonisolated(nonsending) public func requestConfirmation(for itemToConfirm: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        let service = SystemServices.current.intents
        if let dialog { service.recordQuestion(dialog.text) }
        return service.confirms
    }

    /// Asks the user to choose a value, and sets it.
    ///
    /// - Parameters:
    ///   - items: The values.
    ///   - dialog: The question.
    /// - Returns: The value whose text, or whose value, is the answer.
    /// - Throws: ``AppIntentRunError`` without an answer, and for an answer that is not among the values.
    @discardableResult nonisolated(nonsending) public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil)
        async throws -> Value
    {
        let service = SystemServices.current.intents
        if let dialog { service.recordQuestion(dialog.text) }
        guard let answer = service[answer: name] else { throw AppIntentRunError.missingAnswer(parameter: name) }
        let text = (answer as? Value)?.intentText ?? answer as? String
        guard let item = items.first(where: { $0.intentText == text }) else {
            throw AppIntentRunError.rejectedAnswer(parameter: name)
        }
        current = item
        return item
    }
}
