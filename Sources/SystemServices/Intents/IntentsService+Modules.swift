import Foundation

/// The methods that modules call.
extension IntentsService {
    /// A list of shortcuts.
    package enum ShortcutList: Sendable {
        case suggestions, relevant, voice, app

        fileprivate var path: WritableKeyPath<State, [(shortcut: SystemShortcut, action: Action)]> {
            switch self {
            case .suggestions: \.suggestions
            case .relevant: \.relevant
            case .voice: \.voice
            case .app: \.appShortcuts
            }
        }
    }

    /// Records a donation.
    ///
    /// - Parameter action: Performs the donation in the app.
    package func donate(
        _ intent: String, identifier: String, group: String?, direction: IntentDonation.Direction, phrase: String?,
        parameters: [String: String], action: @escaping Action
    ) {
        state.withLock { state in
            state.donationCount += 1
            let donation = IntentDonation(
                id: state.donationCount, intent: intent, identifier: identifier, group: group, direction: direction, phrase: phrase,
                parameters: parameters)
            state.donations = (state.donations + [(donation, action)]).suffix(Self.limit)
        }
        requests.record("intents", "donates \(intent)")
    }

    /// Removes the donations that satisfy a condition.
    package func deleteDonations(where condition: (IntentDonation) -> Bool) {
        let count = state.withLock { state in
            let count = state.donations.count
            state.donations.removeAll { condition($0.donation) }
            return count - state.donations.count
        }
        requests.record("intents", "deletes \(count) donations")
    }

    /// Records an activity that became current. It replaces the one with the same persistent identifier.
    package func addActivity(_ activity: ActivityDonation, action: @escaping Action) {
        state.withLock { state in
            state.activityCount += 1
            if let identifier = activity.persistentIdentifier {
                state.activities.removeAll {
                    $0.activity.persistentIdentifier == identifier && $0.activity.activityType == activity.activityType
                }
            }
            state.activities = (state.activities + [(activity.numbered(state.activityCount), action)]).suffix(Self.limit)
        }
        requests.record("intents", "donates the activity \(activity.activityType)")
    }

    /// Removes the activities with some persistent identifiers; with `nil`, all activities.
    package func deleteActivities(_ identifiers: [String]?) {
        let count = state.withLock { state in
            let count = state.activities.count
            state.activities.removeAll { item in
                identifiers.map { item.activity.persistentIdentifier.map($0.contains) ?? false } ?? true
            }
            return count - state.activities.count
        }
        requests.record("intents", "deletes \(count) activities")
    }

    /// Replaces a list of shortcuts.
    package func setShortcuts(_ list: ShortcutList, _ shortcuts: [(SystemShortcut, Action)]) {
        state.withLock { $0[keyPath: list.path] = shortcuts.map { (shortcut: $0, action: $1) } }
        requests.record("intents", "offers \(shortcuts.count) shortcuts")
    }

    /// Adds a shortcut to a list, where it replaces the one with the same identifier.
    package func add(_ shortcut: SystemShortcut, to list: ShortcutList, action: @escaping Action) {
        state.withLock { state in
            state[keyPath: list.path].removeAll { $0.shortcut.id == shortcut.id }
            state[keyPath: list.path].append((shortcut, action))
        }
    }

    /// Removes a shortcut from a list.
    package func removeShortcut(_ id: UUID, from list: ShortcutList) {
        state.withLock { state in state[keyPath: list.path].removeAll { $0.shortcut.id == id } }
    }

    /// Sets the words of a kind; with `nil`, removes all words.
    package func setVocabulary(_ strings: [String], kind: Int?) {
        state.withLock { state in
            guard let kind else { return state.vocabulary = [:] }
            state.vocabulary[kind] = strings
        }
        requests.record("intents", kind == nil ? "removes its vocabulary" : "adds \(strings.count) words to its vocabulary")
    }

    /// Records that an intent was performed.
    package func record(_ intent: PerformedIntent) {
        state.withLock { $0.performed = ($0.performed + [intent]).suffix(Self.limit) }
        requests.record("intents", "\(intent.error == nil ? "performs" : "fails to perform") \(intent.intent)")
    }

    /// Records the text of a question to the user. The log does not have the text, which may contain values of the
    /// user.
    package func recordQuestion(_ text: String) {
        state.withLock { $0.questions = ($0.questions + [text]).suffix(Self.limit) }
    }

    /// The donations and shortcuts, which the person can perform.
    package var panelSection: PanelSection {
        let state = state.withLock { $0 }
        let shortcuts = (state.appShortcuts + state.voice + state.suggestions + state.relevant).map { item in
            row(item.shortcut.title, item.shortcut.phrase, item.action)
        }
        let activities = state.activities.suffix(20).reversed().map { item in
            row(item.activity.title.isEmpty ? item.activity.activityType : item.activity.title, item.activity.phrase ?? "", item.action)
        }
        let donations = state.donations.suffix(20).reversed().map { row($0.donation.intent, $0.donation.phrase ?? "", $0.action) }
        let ended = state.performed.suffix(20).reversed().map { PanelRow(title: $0.intent, value: $0.error ?? $0.dialog ?? "Performed") }
        return PanelSection(title: "Intents", rows: shortcuts + activities + donations + ended)
    }

    private func row(_ title: String, _ value: String, _ action: @escaping Action) -> PanelRow {
        PanelRow(title: title, value: value, choices: [PanelRow.Choice("Perform") { _ = action() }])
    }
}
