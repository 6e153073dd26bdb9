internal import SystemServices
internal import UIKitCore

/// An intent or an activity that the user can perform by a phrase.
///
/// - Source: https://developer.apple.com/documentation/intents/inshortcut
// Unchecked: an intent or activity is configured before it becomes a shortcut. The framework only reads it
// afterwards.
public enum INShortcut: @unchecked Sendable {
    /// An intent.
    case intent(INIntent)
    /// An activity.
    case userActivity(NSUserActivity)

    /// Creates a shortcut for an intent. Never `nil` here; on iOS, `nil` for an intent that is not valid.
    public init?(intent: INIntent) { self = .intent(intent) }
    /// Creates a shortcut for an activity.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    /// The intent; `nil` for an activity.
    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
    /// The activity; `nil` for an intent.
    public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }

    /// The shortcut for the recorder.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - phrase: The phrase of the user; `nil` for the suggested one.
    @MainActor func recorded(id: UUID = UUID(), phrase: String? = nil) -> SystemShortcut {
        switch self {
        case .intent(let intent):
            SystemShortcut(
                id: id, name: intent.typeName, title: intent.intentDescription ?? intent.typeName,
                phrase: phrase ?? intent.suggestedInvocationPhrase ?? "")
        case .userActivity(let activity):
            SystemShortcut(
                id: id, name: activity.activityType, title: activity.title ?? activity.activityType,
                phrase: phrase ?? activity.suggestedInvocationPhrase ?? "")
        }
    }

    /// The shortcut for the recorder, and the action that performs it.
    @MainActor var offered: (SystemShortcut, IntentsService.Action) { (recorded(), { perform() }) }

    /// Performs the shortcut in the app, and returns whether the app accepted it.
    @MainActor func perform() -> Bool {
        switch self {
        case .intent(let intent):
            guard ApplicationHost.current != nil else { return false }
            let work = PendingWork.begin("a shortcut")
            Task { @MainActor in
                _ = try? await SystemServices.current.intents.perform(intent)
                PendingWork.end(work)
            }
            return true
        case .userActivity(let activity): return ApplicationHost.current?.application.open(activity) ?? false
        }
    }
}
