import UIKitEngines

/// Does what keys mean to the responder that is typed into: what the next letter is, and where it goes.
@MainActor final class KeyboardTypist {
    private(set) weak var target: (any UIKeyInput)?
    private(set) var page = KeyboardPage.letters
    private(set) var purpose = KeyboardPurpose.text
    private(set) var shift = KeyboardShift()
    /// Called when keys look different.
    var whenChanged: (@MainActor () -> Void)?
    private var lastSpace = -TimeInterval.infinity

    private var text: (any UITextInput)? { target as? any UITextInput }

    var returnKey: UIReturnKeyType { target?.returnKeyType ?? .default }
    var style: UIUserInterfaceStyle {
        switch target?.keyboardAppearance ?? .default {
        case .default: .unspecified
        case .dark: .dark
        case .light: .light
        }
    }
    /// Whether return would do anything.
    var canEnter: Bool { target.map { !(target?.enablesReturnKeyAutomatically == true && !$0.hasText) } ?? false }

    /// Types into another responder from now on; the same one keeps its page, unless it wants other keys now.
    func serve(_ target: any UIKeyInput) {
        let kind = target.keyboardType
        let isNew = self.target !== target || kind.purpose != purpose
        self.target = target
        if isNew {
            purpose = kind.purpose
            page = kind == .numbersAndPunctuation ? .numbers : purpose.firstPage
            shift = KeyboardShift()
        }
        textDidMove()
    }

    /// The caret is elsewhere, or the text has changed.
    func textDidMove() {
        shift.suggest(capitalization.isDue(after: textBeforeCaret))
        whenChanged?()
    }

    // MARK: - Keys

    func tapShift(at time: TimeInterval) {
        shift.tap(at: time)
        whenChanged?()
    }

    func show(_ page: KeyboardPage) {
        self.page = page
        whenChanged?()
    }

    func type(_ text: String) {
        target?.takeTyped(text)
        (target as? any TextEditorHost)?.editor.revealLast()
        shift.typed()
        // An apostrophe among numbers is the middle of a word.
        if text == "'", purpose.firstPage == .letters { page = .letters }
        lastSpace = -.infinity
        textDidMove()
    }

    /// Two in a row end a sentence.
    func space(at time: TimeInterval) {
        let before = textBeforeCaret
        let endsWord = before.last == " " && before.dropLast().last.map { $0.isLetter || $0.isNumber } == true
        if time - lastSpace < Self.doubleSpace, endsWord, target?.isSecureTextEntry != true {
            target?.takeBackspace()
            target?.takeTyped(". ")
            lastSpace = -.infinity
        } else {
            target?.takeTyped(" ")
            lastSpace = time
        }
        if purpose.firstPage == .letters { page = .letters }
        textDidMove()
    }

    private static let doubleSpace: TimeInterval = 0.7

    func delete() {
        target?.takeBackspace()
        textDidMove()
    }

    func enter() {
        guard canEnter else { return }
        target?.takeTyped("\n")
        textDidMove()
    }

    func dismiss() { target?.resignFirstResponder() }

    // MARK: - What comes next

    private var capitalization: Capitalization {
        // Where a sentence begins is unknown of who cannot say what stands before the caret.
        guard purpose == .text || purpose == .mention, let text, !text.isSecureTextEntry else { return .none }
        return Capitalization(rawValue: text.autocapitalizationType.rawValue) ?? .none
    }

    private var textBeforeCaret: String {
        guard let text, let caret = text.selectedTextRange?.start else { return "" }
        let reach = min(Capitalization.reach, text.offset(from: text.beginningOfDocument, to: caret))
        guard let start = text.position(from: caret, offset: -reach), let range = text.textRange(from: start, to: caret) else { return "" }
        return text.text(in: range) ?? ""
    }
}

extension UIKeyboardType {
    /// Which keys there are.
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
