import CoreGraphics
import Foundation
internal import Synchronization

/// The intents and activities that the app donates, its shortcuts, and the answers to its questions.
///
/// ```swift
/// #expect(app.system.intents.donations.map(\.intent) == ["INSendMessageIntent"])
/// app.system.intents.select(app.system.intents.donations[0])
/// ```
///
/// The modules `Intents` and `AppIntents` add methods that perform an intent in the app.
///
/// > Difference from Apple: nothing is suggested outside the app. Donations are lists that a test and the panel
/// > "System" read and select from.
public final class IntentsService: Sendable {
    /// The maximum number of donations, of performed intents and of questions that are kept.
    public static let limit = 1_000

    /// Performs a donation or a shortcut in the app, and returns whether the app accepted it.
    package typealias Action = @MainActor @Sendable () -> Bool

    struct State {
        var donations: [(donation: IntentDonation, action: Action)] = []
        var activities: [(activity: ActivityDonation, action: Action)] = []
        var donationCount = 0
        var activityCount = 0
        var suggestions: [(shortcut: SystemShortcut, action: Action)] = []
        var relevant: [(shortcut: SystemShortcut, action: Action)] = []
        var voice: [(shortcut: SystemShortcut, action: Action)] = []
        var appShortcuts: [(shortcut: SystemShortcut, action: Action)] = []
        var vocabulary: [Int: [String]] = [:]
        var performed: [PerformedIntent] = []
        var questions: [String] = []
        var answers: [String: any Sendable] = [:]
        var confirms = true
    }

    let state = Mutex(State())
    let requests: RequestLog

    init(requests: RequestLog) {
        self.requests = requests
    }

    // MARK: - What the app donated

    /// The donations that the app did not delete, oldest first; at most the last ``limit``.
    public var donations: [IntentDonation] { state.withLock { $0.donations.map(\.donation) } }

    /// The activities that became current and that the app did not delete, oldest first; at most the last ``limit``.
    public var activities: [ActivityDonation] { state.withLock { $0.activities.map(\.activity) } }

    /// The shortcuts that the app suggests to the user.
    public var suggestions: [SystemShortcut] { state.withLock { $0.suggestions.map(\.shortcut) } }

    /// The shortcuts that the app declared relevant at some time or place.
    public var relevantShortcuts: [SystemShortcut] { state.withLock { $0.relevant.map(\.shortcut) } }

    /// The shortcuts that the user added with a phrase.
    public var voiceShortcuts: [SystemShortcut] { state.withLock { $0.voice.map(\.shortcut) } }

    /// The shortcuts of the app's `AppShortcutsProvider`, one for each phrase.
    public var appShortcuts: [SystemShortcut] { state.withLock { $0.appShortcuts.map(\.shortcut) } }

    /// The words of the app, by the raw value of `INVocabularyStringType`, in their order of importance.
    public var vocabulary: [Int: [String]] { state.withLock { $0.vocabulary } }

    /// The intents that were performed in the app, oldest first; at most the last ``limit``.
    public var performed: [PerformedIntent] { state.withLock { $0.performed } }

    // MARK: - Questions and answers

    /// The texts of the questions that an app intent asked the user, oldest first; at most the last ``limit``. A
    /// question without a text is absent.
    public var questions: [String] { state.withLock { $0.questions } }

    /// The answer to an intent's question for a parameter, by the name of the parameter; `nil` for a user who cancels.
    ///
    /// The answer has the type of the parameter, or is a text that an entity's query finds. An answer is used for each
    /// question for the parameter.
    public subscript(answer parameter: String) -> (any Sendable)? {
        get { state.withLock { $0.answers[parameter] } }
        set { state.withLock { $0.answers[parameter] = newValue } }
    }

    /// Whether the user confirms actions for which an intent requests a confirmation; `true` by default.
    public var confirms: Bool {
        get { state.withLock { $0.confirms } }
        set { state.withLock { $0.confirms = newValue } }
    }

    /// Selects the suggestion of a donated intent, as a person does. The app enters the foreground and continues an
    /// activity whose interaction is the donated one.
    ///
    /// - Returns: Whether the app continues the activity; `false` for a deleted donation.
    @MainActor @discardableResult public func select(_ donation: IntentDonation) -> Bool {
        state.withLock { $0.donations.first { $0.donation.id == donation.id }?.action }?() ?? false
    }

    /// Continues a donated activity, as a person does. The app enters the foreground.
    ///
    /// - Returns: Whether the app continues the activity; `false` for a deleted one.
    @MainActor @discardableResult public func select(_ activity: ActivityDonation) -> Bool {
        state.withLock { $0.activities.first { $0.activity.id == activity.id }?.action }?() ?? false
    }

    /// Performs a shortcut, as a person does by its phrase or by a tap.
    ///
    /// - Returns: Whether the app accepted the shortcut; `false` for a removed one.
    @MainActor @discardableResult public func select(_ shortcut: SystemShortcut) -> Bool {
        let action = state.withLock { state in
            (state.voice + state.appShortcuts + state.suggestions + state.relevant).first { $0.shortcut.id == shortcut.id }?.action
        }
        return action?() ?? false
    }
}
