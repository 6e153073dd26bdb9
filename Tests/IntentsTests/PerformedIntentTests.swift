import ActivityDelegate
import CaretTesting
import Synchronization
import Testing

@testable import Intents
@testable import UIKitCore

/// Intents that a test performs, and the permission.
@MainActor @Suite(.app) struct PerformedIntentTests {
    private final class Handler: NSObject, INSendMessageIntentHandling, INStartCallIntentHandling, INPlayMediaIntentHandling {
        var sent: [(names: [String], text: String?)] = []
        var code = INSendMessageIntentResponseCode.success
        var readiness = INSendMessageIntentResponseCode.ready
        var recipients: [INSendMessageRecipientResolutionResult] = [.notRequired()]
        /// The number of times the handler confirms a message.
        var confirmationCount = 1

        func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
            sent.append(((intent.recipients ?? []).map(\.displayName), intent.content))
            completion(INSendMessageIntentResponse(code: code, userActivity: nil))
        }

        func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
            for _ in 0..<confirmationCount { completion(INSendMessageIntentResponse(code: readiness, userActivity: nil)) }
        }

        func resolveRecipients(
            for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
        ) { completion(recipients) }

        func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
            completion(intent.content.map { .success(with: $0.uppercased()) } ?? .needsValue())
        }

        func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
            let activity = MainActor.assumeIsolated { NSUserActivity(activityType: "com.example.call") }
            completion(INStartCallIntentResponse(code: .continueInApp, userActivity: activity))
        }

        func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
            completion(INPlayMediaIntentResponse(code: intent.mediaItems?.isEmpty == false ? .success : .failure, userActivity: nil))
        }

        func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void) {
            let item = INMediaItem(identifier: "1", title: intent.mediaSearch?.mediaName, type: .song, artwork: nil)
            completion([.success(with: item)])
        }
    }

    private let delegate = ActivityDelegate()
    private let handler = Handler()

    private func person(_ name: String) -> INPerson {
        INPerson(personHandle: nil, nameComponents: nil, displayName: name, image: nil, contactIdentifier: nil, customIdentifier: nil)
    }

    private func message(_ text: String?) -> INSendMessageIntent {
        INSendMessageIntent(
            recipients: [person("Ann")], content: text, speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: nil)
    }

    private func error(_ app: TestApp, _ intent: INIntent) async -> IntentPerformError? {
        do {
            try await app.system.intents.perform(intent)
            return nil
        } catch {
            return error as? IntentPerformError
        }
    }

    @Test func theHandlerResolvesConfirmsAndHandles() async throws {
        let app = try await TestApp.launch(delegate)
        delegate.handler = handler
        let response = try await app.system.intents.perform(message("hi"))
        #expect((response as? INSendMessageIntentResponse)?.code == .success && handler.sent.map(\.text) == ["HI"])
        #expect(handler.sent.map(\.names) == [["Ann"]] && app.system.intents.performed.map(\.intent) == ["INSendMessageIntent"])
        #expect(await error(app, message(nil)) == .missingAnswer(parameter: "content"))
        app.system.intents[answer: "content"] = 7
        #expect(await error(app, message(nil)) == .wrongAnswer(parameter: "content"))
        app.system.intents[answer: "content"] = "Two kebabs"
        try await app.system.intents.perform(message(nil))
        #expect(handler.sent.map(\.text) == ["HI", "Two kebabs"] && delegate.activities.isEmpty)
        handler.readiness = .failureMessageServiceNotAvailable
        #expect(await error(app, message("hi")) == .notReady(code: 6))
        #expect(app.system.intents.performed.count(where: { $0.error != nil }) == 3)
    }

    @Test func theFirstResponseCountsAndAMissingOneIsAnError() async throws {
        let app = try await TestApp.launch(delegate)
        delegate.handler = handler
        handler.confirmationCount = 2
        try await app.system.intents.perform(message("hi"))
        #expect(handler.sent.map(\.text) == ["HI"])
        let resolver = ParameterResolver(service: app.system.intents, limit: .milliseconds(1))
        await #expect(throws: IntentPerformError.noResponse) {
            let _: Int = try await resolver.response { _ in }
        }
    }

    @Test func recipientsAreChosen() async throws {
        let app = try await TestApp.launch(delegate)
        delegate.handler = handler
        handler.recipients = [.disambiguation(with: [person("Ann Lee"), person("Ann Poe")])]
        #expect(await error(app, message("hi")) == .missingAnswer(parameter: "recipients"))
        app.system.intents[answer: "recipients"] = "Ann Poe"
        try await app.system.intents.perform(message("hi"))
        #expect(handler.sent.last?.names == ["Ann Poe"])
        handler.recipients = [.needsValue()]
        app.system.intents[answer: "recipients"] = "Bob"
        try await app.system.intents.perform(message("hi"))
        #expect(handler.sent.last?.names == ["Bob"])
        handler.recipients = [.unsupported(forReason: .offline)]
        #expect(await error(app, message("hi")) == .unsupported(parameter: "recipients", reason: 2))
        handler.recipients = [.confirmationRequired(with: person("Eve"))]
        try await app.system.intents.perform(message("hi"))
        #expect(handler.sent.last?.names == ["Eve"])
        app.system.intents.confirms = false
        #expect(await error(app, message("hi")) == .notConfirmed)
    }

    @Test func theAppContinuesActivities() async throws {
        let app = try await TestApp.launch(delegate)
        let call = INStartCallIntent(
            callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .unknown, destinationType: .normal, contacts: [person("Ann")],
            callCapability: .audioCall)
        #expect(try await app.system.intents.perform(call) == nil)
        #expect(delegate.activities.map(\.activityType) == ["INStartCallIntent"])
        #expect((delegate.activities.last?.interaction?.intent as? INStartCallIntent)?.contacts == [person("Ann")])
        delegate.handler = handler
        #expect((try await app.system.intents.perform(call) as? INStartCallIntentResponse)?.code == .continueInApp)
        #expect(delegate.activities.last?.activityType == "com.example.call")
        #expect(delegate.activities.last?.interaction?.intentHandlingStatus == .deferredToApplication)
        let play = INPlayMediaIntent(mediaSearch: INMediaSearch(mediaType: .song, mediaName: "Song"))
        #expect((try await app.system.intents.perform(play) as? INPlayMediaIntentResponse)?.code == .success)
        #expect(play.mediaItems?.map(\.title) == ["Song"])
        (delegate.handler, delegate.continues) = (nil, false)
        #expect(await error(app, call) == .notHandled)
        delegate.handler = "no handler"
        #expect(await error(app, call) == .notHandled)
        app.terminate()
        #expect(await error(app, call) == .noApp)
    }

    @Test func thePermissionIsAskedOnce() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
        let log = Mutex<[String]>([])
        INPreferences.requestSiriAuthorization { status in log.withLock { $0.append("\(status) \(MainQueue.isCurrent)") } }
        try await app.settle()
        #expect(log.withLock { $0 }.isEmpty)
        try await app.tap("OK")
        try await app.settle()
        #expect(log.withLock { $0 } == ["authorized false"] && INPreferences.siriAuthorizationStatus() == .authorized)
        app.system.permissions[.siri] = .denied
        #expect(await INPreferences.requestSiriAuthorization() == .denied)
        app.system.permissions[.siri] = .restricted
        #expect(INPreferences.siriAuthorizationStatus() == .restricted && !INPreferences.siriLanguageCode().contains("_"))
    }

    @Test func wordsAreRecorded() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["Ann", "Bob"]), of: .contactName)
        INVocabulary.shared().setVocabulary(NSOrderedSet(array: [INSpeakableString(spokenPhrase: "Mix")]), of: .mediaPlaylistTitle)
        #expect(app.system.intents.vocabulary == [1: ["Ann", "Bob"], 700: ["Mix"]])
        INVocabulary.shared().removeAllVocabularyStrings()
        #expect(app.system.intents.vocabulary.isEmpty)
    }

    @Test func infoMustExplainTheUse() async {
        UsageText.require(in: ["NSSiriUsageDescription": "To order by voice."], isTest: false)
        UsageText.require(in: [:], isTest: true)
        await #expect(processExitsWith: .failure) { UsageText.require(in: [:], isTest: false) }
        await #expect(processExitsWith: .failure) {
            UsageText.require(in: ["CFBundleIdentifier": "app", "NSSiriUsageDescription": ""], isTest: true)
        }
    }
}
