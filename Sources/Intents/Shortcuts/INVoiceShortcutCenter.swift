internal import Synchronization
internal import SystemServices
internal import UIKitCore

/// A shortcut to which the user gave a phrase.
///
/// - Source: https://developer.apple.com/documentation/intents/invoiceshortcut
// Unchecked: the stored properties are constant values.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    /// The identifier of the shortcut.
    public let identifier: UUID
    /// The phrase of the user.
    public let invocationPhrase: String
    /// The shortcut.
    public let shortcut: INShortcut

    init(_ identifier: UUID, _ invocationPhrase: String, _ shortcut: INShortcut) {
        self.identifier = identifier
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
        super.init()
    }
}

/// The shortcuts of the app.
///
/// A test adds a shortcut by `app.system.intents.addVoiceShortcut(_:phrase:)`.
/// - Source: https://developer.apple.com/documentation/intents/invoiceshortcutcenter
// Unchecked: the class has no stored properties.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    /// The shortcuts of the app.
    public static let shared = INVoiceShortcutCenter()

    private override init() { super.init() }

    /// The shortcuts with a phrase, by the service of the app.
    private static let kept = Mutex<(service: ObjectIdentifier?, shortcuts: [INVoiceShortcut])>((nil, []))

    /// The shortcuts with a phrase of the running app.
    static var shortcuts: [INVoiceShortcut] {
        get { kept.withLock { $0.service == ObjectIdentifier(SystemServices.current) ? $0.shortcuts : [] } }
        set { kept.withLock { $0 = (ObjectIdentifier(SystemServices.current), newValue) } }
    }

    /// Replaces the shortcuts that the app suggests to the user.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        MainQueue.run("the suggested shortcuts") {
            SystemServices.current.intents.setShortcuts(.suggestions, suggestions.map(\.offered))
        }
    }

    /// Passes the shortcuts with a phrase to a handler, which is called on a background queue.
    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        let shortcuts = Self.shortcuts
        IntentsQueue.run { completion(shortcuts, nil) }
    }

    /// Passes the shortcut with an identifier to a handler, which is called on a background queue; `nil` for none.
    open func getVoiceShortcut(with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void) {
        let shortcut = Self.shortcuts.first { $0.identifier == identifier }
        IntentsQueue.run { completion(shortcut, nil) }
    }

    /// Returns the shortcuts with a phrase.
    nonisolated(nonsending) open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { Self.shortcuts }

    /// Returns the shortcut with an identifier.
    ///
    /// - Throws: `CocoaError` with the code `.fileNoSuchFile` if there is none.
    nonisolated(nonsending) open func voiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
        guard let shortcut = Self.shortcuts.first(where: { $0.identifier == identifier }) else { throw CocoaError(.fileNoSuchFile) }
        return shortcut
    }
}
