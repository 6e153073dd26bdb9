import CaretTesting
import Testing

@testable import AppIntents
@testable import UIKitCore

private struct LockedIntent: AppIntent {
    static let title: LocalizedStringResource = "Unlock"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult { .result() }
}

private struct EndlessIntent: AppIntent {
    static let title: LocalizedStringResource = "Wait for ever"
    /// The intent ends with the sequence.
    static let (end, continuation) = AsyncStream<Never>.makeStream()

    func perform() async throws -> some IntentResult {
        for await _ in Self.end {}
        return .result()
    }
}

private struct QuestionIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Count", requestValueDialog: "How many?") var count: Int
    @Parameter(title: "Name") var name: String?

    func perform() async throws -> some IntentResult {
        guard name != nil else { throw $name.needsValueError("Which name?") }
        _ = try await $count.requestConfirmation(for: count, dialog: "\(count)?")
        try await $name.requestDisambiguation(among: ["Ann", "Bob"], dialog: "Ann or Bob?")
        try await requestConfirmation(dialog: "Really?")
        try await requestConfirmation(result: .result(dialog: "Done?"))
        return .result()
    }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: LockedIntent(), phrases: ["Unlock"])
        AppShortcut(intent: QuestionIntent(), phrases: ["Ask"])
    }
}

/// Intents with policies, questions and a time limit.
@MainActor @Suite(.app) struct AppIntentPolicyTests {
    private func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    @Test func anIntentThatRequiresAuthenticationFailsOnALockedDevice() async throws {
        let app = try await launch()
        app.system.keychain.isLocked = true
        await #expect(throws: AppIntentRunError.deviceLocked) { try await app.system.intents.run(LockedIntent()) }
        app.system.keychain.isLocked = false
        try await app.system.intents.run(LockedIntent())
        #expect(app.system.intents.performed.map { $0.error == nil } == [false, true])
    }

    @Test func aShortcutOfAnIntentThatIsNotDiscoverableIsNotOffered() async throws {
        let app = try await launch()
        app.system.intents.offer(Shortcuts.self)
        #expect(app.system.intents.appShortcuts.map(\.name) == ["QuestionIntent"])
    }

    @Test func questionsAreRecorded() async throws {
        let app = try await launch()
        (app.system.intents[answer: "count"], app.system.intents[answer: "name"]) = (2, "Bob")
        try await app.system.intents.run(QuestionIntent())
        #expect(app.system.intents.questions == ["How many?", "Which name?", "2?", "Ann or Bob?", "Really?", "Done?"])
    }

    @Test func settleDoesNotWaitForAnEndlessIntent() async throws {
        let app = try await launch()
        #expect(app.system.intents.start(EndlessIntent(), limit: .milliseconds(1)))
        #expect(PendingWork.names == ["an intent"])
        try await app.settle()
        #expect(app.system.intents.performed.isEmpty)
        EndlessIntent.continuation.finish()
        for _ in 0..<1_000_000 where app.system.intents.performed.isEmpty { await Task.yield() }
        #expect(app.system.intents.performed.count == 1)
    }
}
