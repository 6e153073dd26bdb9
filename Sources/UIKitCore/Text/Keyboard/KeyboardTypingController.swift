import UIKitEngines

/// The typing logic of the keyboard. Performs the keys' actions on the responder that receives the text.
///
/// The controller stores the page, the Shift state and the purpose of the target. Keys insert or delete text in the
/// target as edits of the user. After each change the controller reads the text before the caret and turns Shift on if
/// the target's capitalization requires a capital letter next. A second space within 0.7 seconds after a word replaces
/// the first space by a full stop and a space.
@MainActor final class KeyboardTypingController {
    private(set) weak var target: (any UIKeyInput)?
    private(set) var page = KeyboardPage.letters
    private(set) var purpose = KeyboardPurpose.text
    private(set) var shift = KeyboardShift()
    /// The handler that is called when the appearance of keys changes.
    var onChange: (@MainActor () -> Void)?
    private var lastSpaceTime = -TimeInterval.infinity

    private var textInput: (any UITextInput)? { target as? any UITextInput }

    var returnKey: UIReturnKeyType { target?.returnKeyType ?? .default }
    var style: UIUserInterfaceStyle {
        switch target?.keyboardAppearance ?? .default {
        case .default: .unspecified
        case .dark: .dark
        case .light: .light
        }
    }
    /// Whether the Return key is enabled.
    var canEnter: Bool {
        guard let target else { return false }
        return target.hasText || !target.enablesReturnKeyAutomatically
    }

    /// Sets the responder that receives the text. The same responder keeps its page, unless its keyboard type
    /// changed.
    func setTarget(_ target: any UIKeyInput) {
        let keyboardType = target.keyboardType
        let needsOtherKeys = self.target !== target || keyboardType.purpose != purpose
        self.target = target
        if needsOtherKeys {
            purpose = keyboardType.purpose
            page = keyboardType == .numbersAndPunctuation ? .numbers : purpose.firstPage
            shift = KeyboardShift()
        }
        textDidMove()
    }

    /// Called when the caret moved or the text changed.
    func textDidMove() {
        shift.applyAutomaticCapitalization(capitalization.capitalizesNextLetter(after: textBeforeCaret))
        onChange?()
    }

    // MARK: - Keys

    func tapShift(at time: TimeInterval) {
        shift.tap(at: time)
        onChange?()
    }

    func show(_ page: KeyboardPage) {
        self.page = page
        onChange?()
    }

    func type(_ text: String) {
        target?.insertTyped(text)
        (target as? any TextEditorHost)?.editor.revealLastCharacter()
        shift.didTypeLetter()
        // An apostrophe after switching to numbers continues a word, so the letters return.
        if text == "'", purpose.firstPage == .letters { page = .letters }
        lastSpaceTime = -.infinity
        textDidMove()
    }

    /// Inserts a space. Two spaces in quick succession after a word become a full stop and a space.
    func space(at time: TimeInterval) {
        let precedingText = textBeforeCaret
        let endsWord = precedingText.last == " " && precedingText.dropLast().last.map { $0.isLetter || $0.isNumber } == true
        if time - lastSpaceTime < Self.doubleSpaceInterval, endsWord, target?.isSecureTextEntry != true {
            target?.performBackspace()
            target?.insertTyped(". ")
            lastSpaceTime = -.infinity
        } else {
            target?.insertTyped(" ")
            lastSpaceTime = time
        }
        if purpose.firstPage == .letters { page = .letters }
        textDidMove()
    }

    private static let doubleSpaceInterval: TimeInterval = 0.7

    func delete() {
        target?.performBackspace()
        textDidMove()
    }

    func enter() {
        guard canEnter else { return }
        target?.insertTyped("\n")
        textDidMove()
    }

    func dismiss() { target?.resignFirstResponder() }

    // MARK: - Capitalization

    private var capitalization: Capitalization {
        // Without `UITextInput` the text before the caret, and thus the start of a sentence, is unknown.
        guard purpose == .text || purpose == .mention, let textInput, !textInput.isSecureTextEntry else { return .none }
        return Capitalization(rawValue: textInput.autocapitalizationType.rawValue) ?? .none
    }

    private var textBeforeCaret: String {
        guard let textInput, let caret = textInput.selectedTextRange?.start else { return "" }
        let length = min(Capitalization.contextLength, textInput.offset(from: textInput.beginningOfDocument, to: caret))
        guard let start = textInput.position(from: caret, offset: -length),
            let range = textInput.textRange(from: start, to: caret)
        else { return "" }
        return textInput.text(in: range) ?? ""
    }
}

extension UIKeyboardType {
    /// The set of keys for the keyboard type.
    var purpose: KeyboardPurpose {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad: .text
        case .URL: .url
        case .emailAddress: .email
        case .twitter: .mention
        case .webSearch: .search
        case .numberPad, .asciiCapableNumberPad: .digits
        case .decimalPad: .decimal
        case .phonePad: .phone
        }
    }
}
