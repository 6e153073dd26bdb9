import Foundation

/// An input mode: a language in which the user types.
///
/// > Difference from Apple: the user's languages are those of the desktop. The desktop does not report which of its
/// > keyboards is in use, so the first language counts as the current one, and no notification reports a change.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputmode
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    private let language: String

    init(language: String) {
        self.language = language
        super.init()
    }

    /// The BCP 47 name of the language, such as "en-US"; never `nil` here.
    open var primaryLanguage: String? { language }

    /// The input modes of the user's languages, the preferred one first.
    open class var activeInputModes: [UITextInputMode] {
        let languages = ApplicationHost.current?.locale.map { [$0.identifier] } ?? Locale.preferredLanguages
        return languages.map { UITextInputMode(language: Locale.identifier(.bcp47, from: $0)) }
    }

    /// Returns whether another object is an input mode of the same language.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode)?.language == language }
    open override var hash: Int { language.hashValue }
}
