public import SystemServices
internal import UIKitCore

/// The colour of an app's shortcuts.
public enum ShortcutTileColor: Sendable {
    /// The colours.
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal, yellow
}

/// The shortcuts of an app.
///
/// > Difference from Apple: shortcuts are recorded by ``updateAppShortcutParameters()``, which the app calls at launch.
/// > A test of an app that does not call it offers them with `app.system.intents.offer(_:)`.
/// - Source: https://developer.apple.com/documentation/appintents/appshortcutsprovider
public protocol AppShortcutsProvider {
    /// The shortcuts, at most ten.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of the shortcuts; `.blue` by default.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// `.blue`
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// Offers the shortcuts to the user, with the current values of their parameters.
    public static func updateAppShortcutParameters() {
        let offer: @MainActor @Sendable () -> Void = { SystemServices.current.intents.offer(Self.self) }
        if MainQueue.isCurrent { MainActor.assumeIsolated(offer) } else { Task { @MainActor in offer() } }
    }
}

extension IntentsService {
    /// Offers the shortcuts of an app to the user. They are in `app.system.intents.appShortcuts`, one for each phrase.
    @MainActor public func offer(_ provider: any AppShortcutsProvider.Type) {
        let shortcuts = provider.appShortcuts.flatMap { shortcut in
            shortcut.phrases(PermissionRequests.appName).map { phrase -> (SystemShortcut, Action) in
                let intent = shortcut.intent
                let recorded = SystemShortcut(
                    name: type(of: intent).persistentIdentifier, title: String(localized: shortcut.title), phrase: phrase)
                return (recorded, { [weak self] in self?.start(intent) ?? false })
            }
        }
        setShortcuts(.app, shortcuts)
    }

    /// Runs an intent in a task, which `settle` waits for, for at most ten seconds.
    @MainActor func start(_ intent: any AppIntent) -> Bool {
        let work = PendingWork.begin("an intent")
        // An intent that never ends would also delay later tests.
        let limit = Task {
            try await Task.sleep(for: .seconds(10))
            PendingWork.end(work)
        }
        Task { @MainActor in
            _ = try? await run(intent)
            limit.cancel()
            PendingWork.end(work)
        }
        return true
    }
}
