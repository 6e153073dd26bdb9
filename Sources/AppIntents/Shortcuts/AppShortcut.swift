/// A word that the system inserts into a phrase.
public enum AppShortcutPhraseToken: Sendable {
    /// The name of the app.
    case applicationName
}

/// A phrase that performs an intent: a literal with the name of the app and with parameters.
///
/// - Source: https://developer.apple.com/documentation/appintents/appshortcutphrase
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// A part of a phrase.
    enum Part {
        case text(String)
        case token(AppShortcutPhraseToken)
        case parameter(PartialKeyPath<Intent>)
    }

    let parts: [Part]

    /// Creates a phrase without the name of the app.
    public init(stringLiteral value: String) { parts = [.text(value)] }
    /// Creates a phrase.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
    /// Creates a phrase of another one.
    public init(_ phrase: Self) { self = phrase }

    /// The collected segments of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends text.
        public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
        /// Appends a word of the system.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { parts.append(.token(token)) }
        /// Appends a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            parts.append(.parameter(keyPath))
        }
    }

    /// Returns the phrase with the values of an intent. A parameter without a value is represented by its title.
    func text(_ intent: Intent, appName: String) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .token(.applicationName): appName
            case .parameter(let path): intent.text(ofParameter: path)
            }
        }.joined()
    }
}

/// An intent with the phrases that perform it.
///
/// - Source: https://developer.apple.com/documentation/appintents/appshortcut
public struct AppShortcut {
    let intent: any AppIntent
    /// The title for the user.
    let title: LocalizedStringResource
    /// The name of the symbol; `nil` for none.
    let systemImageName: String?
    /// Returns the phrases with the name of the app.
    let phrases: (String) -> [String]

    /// Creates a shortcut with a title and a symbol.
    ///
    /// - Parameters:
    ///   - intent: The intent.
    ///   - phrases: The phrases, which contain the name of the app.
    ///   - shortTitle: The title for the user.
    ///   - systemImageName: The name of the symbol.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) {
        self.intent = intent
        title = shortTitle
        self.systemImageName = systemImageName
        self.phrases = { appName in phrases.map { $0.text(intent, appName: appName) } }
    }

    /// Creates a shortcut with the title of the intent.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.intent = intent
        title = Intent.title
        systemImageName = nil
        self.phrases = { appName in phrases.map { $0.text(intent, appName: appName) } }
    }
}

/// Builds the shortcuts of an app.
@resultBuilder public enum AppShortcutsBuilder {
    /// Adds a shortcut.
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    /// Adds shortcuts.
    public static func buildExpression(_ expression: [AppShortcut]) -> [AppShortcut] { expression }
    /// Joins lists.
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap(\.self) }
    /// Adds shortcuts under a condition.
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    /// Adds shortcuts under a condition.
    public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
    /// Adds shortcuts under a condition.
    public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
    /// Adds shortcuts for an available system.
    public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}
