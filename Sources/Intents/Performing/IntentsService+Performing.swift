public import SystemServices
internal import UIKitCore

extension IntentsService {
    /// Performs an intent in the app, as the voice assistant does.
    ///
    /// The app's `application(_:handlerFor:)` returns the handler. Its parameters are determined with the answers in
    /// `app.system.intents[answer:]`, before it confirms and handles the intent. An app without a handler, and one
    /// whose response requires that, enters the foreground and continues an activity with the interaction. The app has
    /// ten seconds of real time for each call of the handler.
    ///
    /// ```swift
    /// app.system.intents[answer: "content"] = "Two kebabs"
    /// let response = try await app.system.intents.perform(intent)
    /// ```
    /// - Parameter intent: The intent.
    /// - Returns: The response of the handler; `nil` if the app continued an activity without a handler.
    /// - Throws: ``IntentPerformError``.
    @MainActor @discardableResult public func perform(_ intent: INIntent) async throws -> INIntentResponse? {
        do {
            let response = try await response(to: intent)
            record(PerformedIntent(intent.typeName, value: response.map { "\($0.status)" }))
            return response
        } catch {
            record(PerformedIntent(intent.typeName, error: "\(error)"))
            throw error
        }
    }

    @MainActor private func response(to intent: INIntent) async throws -> INIntentResponse? {
        guard let application = ApplicationHost.current?.application else { throw IntentPerformError.noApp }
        if intent.identifier == nil { intent.setIdentifier(UUID().uuidString) }
        let handler = application.handler(for: intent).map { ($0 as? any INIntentHandlerProviding)?.handler(for: intent) ?? $0 }
        guard let handler, let known = intent as? any SystemIntent else {
            guard application.open(NSUserActivity(INInteraction(intent: intent, response: nil))) else {
                throw IntentPerformError.notHandled
            }
            return nil
        }
        guard let response = try await known.perform(handler, ParameterResolver(service: self)) else {
            throw IntentPerformError.notHandled
        }
        if response.status == .deferredToApplication {
            let activity = response.userActivity ?? NSUserActivity(activityType: intent.typeName)
            activity.interactionObject = INInteraction(intent: intent, response: response)
            guard application.open(activity) else { throw IntentPerformError.notHandled }
        }
        return response
    }

    /// Adds a shortcut with a phrase, as the user does.
    ///
    /// - Parameters:
    ///   - shortcut: The shortcut.
    ///   - phrase: The phrase.
    /// - Returns: The shortcut of ``INVoiceShortcutCenter``.
    @MainActor @discardableResult public func addVoiceShortcut(_ shortcut: INShortcut, phrase: String) -> INVoiceShortcut {
        let voiceShortcut = INVoiceShortcut(UUID(), phrase, shortcut)
        INVoiceShortcutCenter.shortcuts.append(voiceShortcut)
        add(shortcut.recorded(id: voiceShortcut.identifier, phrase: phrase), to: .voice) { shortcut.perform() }
        return voiceShortcut
    }

    /// Removes a shortcut with a phrase, as the user does.
    public func removeVoiceShortcut(_ shortcut: INVoiceShortcut) {
        INVoiceShortcutCenter.shortcuts.removeAll { $0.identifier == shortcut.identifier }
        removeShortcut(shortcut.identifier, from: .voice)
    }
}

/// An object that returns handlers for intents.
///
/// - Source: https://developer.apple.com/documentation/intents/inintenthandlerproviding
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// Returns the handler for an intent; `nil` for an intent that the app does not handle.
    func handler(for intent: INIntent) -> Any?
}
