internal import Synchronization
internal import SystemServices
internal import UIKitCore

/// Determines the values of parameters with the handler of the app and the answers of the user.
@MainActor struct ParameterResolver {
    let service: IntentsService
    /// The real time within which the app calls a closure.
    var limit = Duration.seconds(10)

    /// Determines one value.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter.
    ///   - value: The value of the intent.
    ///   - resolve: Asks the handler, which calls its closure with the result.
    func value<Value, Result: INIntentResolutionResult>(
        _ name: String, _ value: Value?, _ resolve: (@escaping (Result) -> Void) -> Void
    ) async throws -> Value? {
        try accept(try await response(resolve), name, value)
    }

    /// Determines a list of values, of which each has a result.
    func values<Value, Result: INIntentResolutionResult>(
        _ name: String, _ values: [Value]?, _ resolve: (@escaping ([Result]) -> Void) -> Void
    ) async throws -> [Value]? {
        let results = try await response(resolve)
        guard !results.isEmpty else { return values }
        // One result may be about the whole list.
        if results.count == 1, case .notRequired = results[0].outcome { return values }
        var accepted: [Value] = []
        for (index, result) in results.enumerated() {
            let value = values.flatMap { $0.indices.contains(index) ? $0[index] : nil }
            if let value: Value = try accept(result, name, value) { accepted.append(value) }
        }
        return accepted
    }

    private func accept<Value>(_ result: INIntentResolutionResult, _ name: String, _ value: Value?) throws -> Value? {
        switch result.outcome {
        case .success(let value): return value as? Value
        case .notRequired: return value
        case .unsupported(let reason): throw IntentPerformError.unsupported(parameter: name, reason: reason)
        case .needsValue: return try answer(name)
        case .disambiguation(let choices):
            // The answer is one of the choices, or the name of one.
            let answer = service[answer: name]
            let choice = choices.first { choice in
                answer.map { String(describing: $0) == String(describing: choice) } ?? false
            }
            guard let choice else { throw IntentPerformError.missingAnswer(parameter: name) }
            return choice as? Value
        case .confirmation(let value):
            guard service.confirms else { throw IntentPerformError.notConfirmed }
            return value as? Value
        }
    }

    private func answer<Value>(_ name: String) throws -> Value? {
        guard let answer = service[answer: name] else { throw IntentPerformError.missingAnswer(parameter: name) }
        if let value = answer as? Value { return value }
        // A text also answers for a person and for a text with its pronunciation.
        if let text = answer as? String {
            let person = INPerson(
                personHandle: nil, nameComponents: nil, displayName: text, image: nil, contactIdentifier: nil, customIdentifier: nil)
            if let value = person as? Value ?? INSpeakableString(spokenPhrase: text) as? Value { return value }
        }
        throw IntentPerformError.wrongAnswer(parameter: name)
    }

    /// Waits for the argument with which the app calls a closure. Further calls have no effect.
    ///
    /// - Throws: ``IntentPerformError/noResponse`` if the app does not call the closure within the limit.
    func response<Response>(_ call: (@escaping (Response) -> Void) -> Void) async throws -> Response {
        let answer = Answer<Response>()
        let limit = limit
        // The app works in real time, even while the frame clock does not advance.
        let waiting = Task {
            try await Task.sleep(for: limit)
            answer.resume(.failure(IntentPerformError.noResponse))
        }
        defer { waiting.cancel() }
        return try await withCheckedThrowingContinuation { continuation in
            answer.set(continuation)
            call { answer.resume(.success(UncheckedSendableBox($0))) }
        }.value
    }

    /// Asks the app to confirm the intent, and then to handle it.
    ///
    /// - Parameter code: Returns the code of the confirmation, for the error.
    /// - Returns: The response of the app after it handled the intent.
    /// - Throws: ``IntentPerformError`` if the app does not confirm the intent or does not respond.
    func confirmAndHandle<Response: INIntentResponse>(
        code: (Response) -> Int, _ confirm: (@escaping (Response) -> Void) -> Void, _ handle: (@escaping (Response) -> Void) -> Void
    ) async throws -> Response {
        let confirmation = try await response(confirm)
        guard [.ready, .success, .unspecified].contains(confirmation.status) else {
            throw IntentPerformError.notReady(code: code(confirmation))
        }
        return try await response(handle)
    }
}

/// The answer of the app, which is received once.
private final class Answer<Response>: Sendable {
    private let continuation = Mutex<CheckedContinuation<UncheckedSendableBox<Response>, any Error>?>(nil)

    func set(_ continuation: CheckedContinuation<UncheckedSendableBox<Response>, any Error>) {
        self.continuation.withLock { $0 = continuation }
    }

    func resume(_ result: Result<UncheckedSendableBox<Response>, any Error>) {
        continuation.withLock { $0.take() }?.resume(with: result)
    }
}
