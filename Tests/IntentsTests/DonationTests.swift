import ActivityDelegate
import CaretTesting
import Intents
import Synchronization
import Testing

@testable import UIKitCore

/// Donations, activities and shortcuts.
@MainActor @Suite(.app) struct DonationTests {
    private let delegate = ActivityDelegate()

    private func message(to name: String, _ text: String = "Hello") -> INSendMessageIntent {
        let handle = INPersonHandle(value: "\(name)@example.com", type: .emailAddress)
        let person = INPerson(
            personHandle: handle, nameComponents: nil, displayName: name, image: INImage(named: name), contactIdentifier: nil,
            customIdentifier: name)
        return INSendMessageIntent(
            recipients: [person], outgoingMessageType: .outgoingMessageText, content: text,
            speakableGroupName: INSpeakableString(spokenPhrase: "Friends"), conversationIdentifier: "c-1", serviceName: nil, sender: nil,
            attachments: nil)
    }

    @Test func donationsAreRecordedSelectedAndDeleted() async throws {
        let app = try await TestApp.launch(delegate)
        let intent = message(to: "Ann")
        intent.suggestedInvocationPhrase = "Write to Ann"
        intent.setImage(INImage(named: "Group"), forParameterNamed: \INSendMessageIntent.speakableGroupName)
        #expect(intent.image(forParameterNamed: \INSendMessageIntent.speakableGroupName) == INImage(named: "Group"))
        let interaction = INInteraction(intent: intent, response: nil)
        (interaction.identifier, interaction.groupIdentifier, interaction.direction) = ("i-1", "g", .outgoing)
        let log = Mutex<[Bool]>([])
        interaction.donate { error in log.withLock { $0.append(error == nil && !MainQueue.isCurrent) } }
        let call = INStartCallIntent(audioRoute: .unknown, destinationType: .normal, contacts: nil, callCapability: .videoCall)
        try await INInteraction(intent: call, response: INStartCallIntentResponse(code: .continueInApp, userActivity: nil)).donate()
        try await app.settle()
        #expect(log.withLock { $0 } == [true])
        let donations = app.system.intents.donations
        #expect(donations.map(\.intent) == ["INSendMessageIntent", "INStartCallIntent"] && donations.map(\.id) == [1, 2])
        let first = try #require(donations.first)
        #expect(first.identifier == "i-1" && first.group == "g" && first.direction == .outgoing && first.phrase == "Write to Ann")
        let expected = ["recipients": "Ann", "content": "Hello", "speakableGroupName": "Friends", "conversationIdentifier": "c-1"]
        #expect(first.parameters == expected && donations[1].parameters == ["callCapability": "video"])
        #expect(app.system.requests.requests(to: "intents").map(\.text) == ["donates INSendMessageIntent", "donates INStartCallIntent"])
        await app.enterBackground()
        #expect(app.system.intents.select(first) && app.application.applicationState != .background)
        let activity = try #require(delegate.activities.first)
        #expect(activity.activityType == "INSendMessageIntent" && activity.title == "Write to Ann")
        #expect(activity.interaction?.intent === intent && activity.interaction?.identifier == "i-1")
        INInteraction.delete(with: ["i-2"], completion: nil)
        #expect(app.system.intents.donations.count == 2)
        try await INInteraction.delete(with: "g")
        #expect(app.system.intents.donations.map(\.intent) == ["INStartCallIntent"] && !app.system.intents.select(first))
        INInteraction.deleteAll(completion: nil)
        #expect(app.system.intents.donations.isEmpty)
    }

    @Test func aParameterWithoutAValueIsNotRecorded() async throws {
        let app = try await TestApp.launch(delegate)
        let call = INStartCallIntent(audioRoute: .unknown, destinationType: .normal, contacts: nil, callCapability: .unknown)
        INInteraction(intent: call, response: nil).donate(completion: nil)
        #expect(app.system.intents.donations.map(\.parameters) == [[:]])
    }

    @Test func deletionsCallTheirHandlersInTheBackground() async throws {
        let app = try await TestApp.launch(delegate)
        let log = Mutex<[String]>([])
        func add(_ text: String) -> @Sendable ((any Error)?) -> Void {
            { error in log.withLock { $0.append("\(text) \(error == nil) \(MainQueue.isCurrent)") } }
        }
        INInteraction.delete(with: ["i-1"], completion: add("identifiers"))
        INInteraction.delete(with: "g", completion: add("group"))
        INInteraction.deleteAll(completion: add("all"))
        try await app.settle()
        #expect(log.withLock { $0 } == ["identifiers true false", "group true false", "all true false"])
    }

    /// Runs code in a task on another thread, and blocks the main actor until the end.
    nonisolated private func runInBackground(_ body: @escaping @Sendable () -> Void) {
        let group = DispatchGroup()
        group.enter()
        Task {
            body()
            group.leave()
        }
        group.wait()
    }

    @Test func callsOfOtherThreadsArePendingUntilTheMainActorPerformsThem() async throws {
        let app = try await TestApp.launch(delegate)
        let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "a"))
        let names = Mutex<[String]>([])
        runInBackground {
            INRelevantShortcutStore.default.setRelevantShortcuts([INRelevantShortcut(shortcut: shortcut)])
            INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
            INPreferences.requestSiriAuthorization { _ in }
            names.withLock { $0 = PendingWork.names }
        }
        let expected = ["the relevant shortcuts", "the suggested shortcuts", "the permission for the voice assistant"]
        #expect(names.withLock { $0 } == expected)
        #expect(app.system.intents.relevantShortcuts.isEmpty && app.system.intents.suggestions.isEmpty)
        try await app.settle()
        #expect(app.system.intents.relevantShortcuts.count == 1 && app.system.intents.suggestions.count == 1)
        #expect(app.exists("OK"))
    }

    @Test func activitiesAreRecordedAndContinued() async throws {
        let app = try await TestApp.launch(delegate)
        let activity = NSUserActivity(activityType: "com.example.order")
        (activity.title, activity.suggestedInvocationPhrase, activity.persistentIdentifier) = ("Order", "Order kebab", "o-1")
        activity.isEligibleForPrediction = true
        activity.userInfo = ["id": 7, "secret": "x"]
        activity.requiredUserInfoKeys = ["id"]
        activity.becomeCurrent()
        #expect(activity.isCurrent)
        let recorded = try #require(app.system.intents.activities.first)
        #expect(recorded.activityType == "com.example.order" && recorded.title == "Order" && recorded.phrase == "Order kebab")
        #expect(recorded.isEligibleForPrediction && !recorded.isEligibleForSearch && recorded.isEligibleForHandoff)
        activity.title = "Changed"
        #expect(app.system.intents.select(recorded))
        let continued = try #require(delegate.activities.first)
        #expect(continued !== activity && continued.title == "Order" && continued.userInfo?.count == 1)
        #expect(continued.userInfo?["id"] as? Int == 7 && continued.interaction == nil)
        activity.becomeCurrent()
        #expect(app.system.intents.activities.map(\.title) == ["Changed"], "the identifier is the same")
        activity.resignCurrent()
        #expect(!activity.isCurrent)
        activity.invalidate()
        activity.becomeCurrent()
        let expired = NSUserActivity(activityType: "com.example.old")
        expired.expirationDate = .distantPast
        expired.becomeCurrent()
        #expect(!activity.isCurrent && app.system.intents.activities.count == 1)
        let isMain = Mutex<[Bool]>([])
        NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["o-2"]) { isMain.withLock { $0.append(MainQueue.isCurrent) } }
        #expect(app.system.intents.activities.count == 1)
        NSUserActivity.deleteAllSavedUserActivities { isMain.withLock { $0.append(MainQueue.isCurrent) } }
        try await app.settle()
        #expect(app.system.intents.activities.isEmpty && isMain.withLock { $0 } == [false, false])
    }

    @Test func shortcutsAreOfferedAndPerformed() async throws {
        let app = try await TestApp.launch(delegate)
        let activity = NSUserActivity(activityType: "com.example.order")
        activity.title = "Order"
        let shortcut = INShortcut(userActivity: activity)
        INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut, try #require(INShortcut(intent: message(to: "Ann")))])
        #expect(app.system.intents.suggestions.map(\.title) == ["Order", "INSendMessageIntent"])
        let relevant = INRelevantShortcut(shortcut: shortcut)
        relevant.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .evening)]
        let log = Mutex<[Bool]>([])
        INRelevantShortcutStore.default.setRelevantShortcuts([relevant]) { _ in log.withLock { $0.append(MainQueue.isCurrent) } }
        #expect(app.system.intents.relevantShortcuts.map(\.name) == ["com.example.order"])
        #expect(app.system.intents.select(app.system.intents.suggestions[0]) && delegate.activities.count == 1)
        #expect(app.system.intents.select(app.system.intents.suggestions[1]))
        try await app.settle()
        #expect(delegate.activities.map(\.activityType) == ["com.example.order", "INSendMessageIntent"])

        let added = app.system.intents.addVoiceShortcut(shortcut, phrase: "Kebab time")
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, _ in
            log.withLock { $0.append(MainQueue.isCurrent || shortcuts?.first?.invocationPhrase != "Kebab time") }
        }
        try await app.settle()
        #expect(log.withLock { $0 } == [false, false])
        let found = try await INVoiceShortcutCenter.shared.voiceShortcut(with: added.identifier)
        #expect(found === added && found.shortcut.userActivity === activity && found.shortcut.intent == nil)
        #expect(app.system.intents.voiceShortcuts.map(\.phrase) == ["Kebab time"])
        #expect(app.system.intents.select(app.system.intents.voiceShortcuts[0]) && delegate.activities.count == 3)
        app.system.intents.removeVoiceShortcut(added)
        #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty && app.system.intents.voiceShortcuts.isEmpty)
        await #expect(throws: CocoaError.self) { try await INVoiceShortcutCenter.shared.voiceShortcut(with: added.identifier) }
    }

    @Test func shortcutsBelongToTheRunningApp() async throws {
        let first = try await TestApp.launch(delegate)
        first.system.intents.addVoiceShortcut(INShortcut(userActivity: NSUserActivity(activityType: "a")), phrase: "A")
        first.terminate()
        _ = try await TestApp.launch(ActivityDelegate())
        #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
    }

    @Test func thePanelPerformsDonations() async throws {
        let app = try await TestApp.launch(delegate)
        INInteraction(intent: message(to: "Ann"), response: nil).donate(completion: nil)
        let rows = app.system.intents.panelSection.rows
        #expect(rows.map(\.title) == ["INSendMessageIntent"] && rows.allSatisfy { !$0.title.contains("Ann") && !$0.value.contains("Ann") })
        rows[0].choices[0].choose()
        #expect(delegate.activities.count == 1)
    }

    @Test func valuesAreCompared() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ann", "Lee")
        func person(_ display: String?) -> INPerson {
            INPerson(
                personHandle: INPersonHandle(value: "1", type: .phoneNumber, label: .mobile), nameComponents: name, displayName: display,
                image: nil, contactIdentifier: nil, customIdentifier: "p")
        }
        #expect(person("A") == person("A") && person("A") != person("B") && person(nil).displayName == "Ann Lee")
        #expect(person("A").spokenPhrase == "A" && !person("A").isMe)
        let handle = INPerson(
            personHandle: INPersonHandle(value: "5", type: .phoneNumber), nameComponents: nil, displayName: nil, image: nil,
            contactIdentifier: nil, customIdentifier: nil)
        #expect(handle.displayName == "5")
        #expect(INObject(identifier: "1", display: "One") == INObject(identifier: "1", display: "One"))
        #expect(INObject(identifier: "1", display: "One") != INObject(identifier: "2", display: "One"))
        #expect(INImage(imageData: Data([1])) == INImage(imageData: Data([1])) && INImage(named: "a") != INImage(systemImageNamed: "a"))
        #expect(INSpeakableString(spokenPhrase: "a") == INSpeakableString(spokenPhrase: "a"))
        #expect(
            INSpeakableString(spokenPhrase: "a") != INSpeakableString(vocabularyIdentifier: "v", spokenPhrase: "a", pronunciationHint: nil))
    }
}
