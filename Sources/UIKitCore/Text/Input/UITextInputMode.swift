import Foundation

/// A language that texts are typed in.
///
/// > Difference from Apple: the person's languages are the desktop's. It tells nobody which of its keyboards is in use, so that the first of
/// > them stands for the one in use, and no notification says that it changed.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputmode
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    private let language: String

    init(language: String) {
        self.language = language
        super.init()
    }

    /// The language, by its BCP 47 name, such as "en-US"; never `nil` here.
    open var primaryLanguage: String? { language }

    /// A mode for each of the person's languages, the preferred one first.
    open class var activeInputModes: [UITextInputMode] {
        let languages = ApplicationHost.current?.locale.map { [$0.identifier] } ?? Locale.preferredLanguages
        return languages.map { UITextInputMode(language: Locale.identifier(.bcp47, from: $0)) }
    }

    /// Modes of one language are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode)?.language == language }
    open override var hash: Int { language.hashValue }
}
