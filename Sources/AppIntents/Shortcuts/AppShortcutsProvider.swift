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
        MainQueue.run("the shortcuts of the app") { SystemServices.current.intents.offer(Self.self) }
    }
}

extension IntentsService {
    /// Offers the shortcuts of an app to the user. They are in `app.system.intents.appShortcuts`, one for each
    /// phrase. The shortcuts of intents that are not discoverable are left out.
    @MainActor public func offer(_ provider: any AppShortcutsProvider.Type) {
        let discoverable = provider.appShortcuts.filter { type(of: $0.intent).isDiscoverable }
        let shortcuts = discoverable.flatMap { shortcut in
            shortcut.phrases(PermissionRequests.appName).map { phrase -> (SystemShortcut, Action) in
                let intent = shortcut.intent
                let recorded = SystemShortcut(
                    name: type(of: intent).persistentIdentifier, title: String(localized: shortcut.title), phrase: phrase,
                    systemImageName: shortcut.systemImageName, tileColor: String(describing: provider.shortcutTileColor))
                return (recorded, { [weak self] in self?.start(intent) ?? false })
            }
        }
        setShortcuts(.app, shortcuts)
    }

    /// Runs an intent in a task.
    ///
    /// - Parameter limit: The real time for which `settle` waits for the intent.
    @MainActor func start(_ intent: any AppIntent, limit: Duration = .seconds(10)) -> Bool {
        let work = PendingWork.begin("an intent")
        // An intent that never ends would also delay later tests.
        let timeout = Task {
            try await Task.sleep(for: limit)
            PendingWork.end(work)
        }
        Task { @MainActor in
            _ = try? await run(intent)
            timeout.cancel()
            PendingWork.end(work)
        }
        return true
    }
}
