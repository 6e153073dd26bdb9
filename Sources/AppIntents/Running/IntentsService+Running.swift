public import SystemServices
internal import UIKitCore

extension IntentsService {
    /// The maximum number of times that an intent requests values with `needsValueError(_:)`.
    private static let maximumRequests = 100

    /// Runs an intent, as a phrase or a shortcut does.
    ///
    /// Parameters without a value have the answers in `app.system.intents[answer:]`. The app enters the foreground
    /// before an intent with `openAppWhenRun`. While `app.system.keychain.isLocked` is `true`, an intent whose
    /// `authenticationPolicy` is not `.alwaysAllowed` fails. An intent that the result opens runs next.
    ///
    /// ```swift
    /// app.system.intents[answer: "dish"] = "Kebab"
    /// let result = try await app.system.intents.run(OrderIntent())
    /// #expect(app.system.intents.performed.last?.dialog == "Kebab is ordered.")
    /// ```
    /// - Parameter intent: The intent.
    /// - Returns: The result.
    /// - Throws: ``AppIntentRunError``, or the error of the intent.
    @MainActor @discardableResult public func run<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult {
        let result: Intent.PerformResult
        do {
            result = try await perform(intent)
        } catch {
            record(PerformedIntent(Intent.persistentIdentifier, error: "\(error)"))
            throw error
        }
        let value = (result as? any ReturnsValue).flatMap { Self.text($0) }
        record(PerformedIntent(Intent.persistentIdentifier, dialog: (result as? any ProvidesDialog)?.dialog.text, value: value))
        if let next = result as? any OpensIntent { try await open(next) }
        return result
    }

    @MainActor private func open(_ result: some OpensIntent) async throws { try await run(result.opensIntent) }

    private static func text(_ result: some ReturnsValue) -> String? { result.value?.intentText }

    @MainActor private func perform<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult {
        if Intent.authenticationPolicy != .alwaysAllowed, SystemServices.current.keychain.isLocked {
            throw AppIntentRunError.deviceLocked
        }
        if Intent.openAppWhenRun { ApplicationHost.current?.application.enterForeground() }
        for parameter in intent.parameters {
            await parameter.applyDefault()
            if parameter.isMissing { try await parameter.ask(nil) }
        }
        for _ in 0..<Self.maximumRequests {
            do { return try await intent.perform() } catch let error as NeedsValueError {
                try await error.parameter.ask(error.dialog)
            }
        }
        return try await intent.perform()
    }

    /// Returns the summary of an intent with its values; the title for an intent without a summary.
    public func summary<Intent: AppIntent>(of intent: Intent) -> String {
        let text = Self.text(Intent.parameterSummary, intent) ?? ""
        return text.isEmpty ? String(localized: Intent.title) : text
    }

    /// Returns the description of an intent; `nil` for an intent without one.
    public func description<Intent: AppIntent>(of intent: Intent.Type) -> String? {
        let optional: IntentDescription? = Intent.description
        let required: IntentDescription = Intent.description
        let text = String(localized: (optional ?? required).descriptionText)
        return text.isEmpty ? nil : text
    }

    private static func text<Summary: ParameterSummary>(_ summary: Summary, _ intent: any AppIntent) -> String? {
        (intent as? Summary.Intent).map(summary.text)
    }
}

extension AppIntent {
    /// The parameters with the names of their properties.
    var parameters: [any AnyIntentParameter] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let parameter = child.value as? any AnyIntentParameter, let label = child.label else { return nil }
            // The storage of a property wrapper is the name of the property after an underscore.
            parameter.name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            return parameter
        }
    }

    /// Returns the text of a parameter in a sentence: its value, or else its title.
    func text(ofParameter path: PartialKeyPath<Self>) -> String {
        (self[keyPath: path] as? any AnyIntentParameter).map { $0.text ?? $0.titleText } ?? ""
    }
}

extension AppIntent {
    /// Asks the user to confirm the intent.
    ///
    /// - Parameter dialog: The question, which is recorded in `app.system.intents.questions`.
    /// - Throws: ``AppIntentRunError/notConfirmed`` if `app.system.intents.confirms` is `false`.
    nonisolated(nonsending) public func requestConfirmation(dialog: IntentDialog? = nil) async throws {
        let service = SystemServices.current.intents
        if let dialog { service.recordQuestion(dialog.text) }
        guard service.confirms else { throw AppIntentRunError.notConfirmed }
    }

    /// Asks the user to confirm the intent, with the text of a result as the question.
    ///
    /// - Throws: ``AppIntentRunError/notConfirmed`` if `app.system.intents.confirms` is `false`.
    nonisolated(nonsending) public func requestConfirmation<Result: IntentResult>(result: Result) async throws {
        try await requestConfirmation(dialog: (result as? any ProvidesDialog)?.dialog)
    }

    /// Donates the intent, so that the system can suggest it. Donations are recorded in `app.system.intents.donations`.
    ///
    /// - Returns: The identifier of the donation.
    @discardableResult nonisolated(nonsending) public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }
}

/// The identifier of a donation.
public struct IntentDonationIdentifier: Hashable, Sendable {
    let value = UUID().uuidString
}

/// The donations of the app.
///
/// - Source: https://developer.apple.com/documentation/appintents/intentdonationmanager
public final class IntentDonationManager: Sendable {
    /// The manager of the app.
    public static let shared = IntentDonationManager()

    private init() {}

    /// Donates an intent.
    ///
    /// - Returns: The identifier of the donation.
    @discardableResult nonisolated(nonsending) public func donate<Intent: AppIntent>(intent: Intent) async throws
        -> IntentDonationIdentifier
    {
        let identifier = IntentDonationIdentifier()
        let parameters = intent.parameters.compactMap { parameter in parameter.text.map { (parameter.name, $0) } }
        let service = SystemServices.current.intents
        service.donate(
            Intent.persistentIdentifier, identifier: identifier.value, group: nil, direction: .outgoing, phrase: nil,
            parameters: Dictionary(parameters) { $1 }
        ) { [weak service] in service?.start(intent) ?? false }
        return identifier
    }
}
