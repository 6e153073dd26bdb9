/// A controller of an input view or an accessory view.
///
/// ```swift
/// override var inputViewController: UIInputViewController? { dice }
/// ```
///
/// The default view is a ``UIInputView`` with the keyboard's background, 216 points high.
/// - Source: https://developer.apple.com/documentation/uikit/uiinputviewcontroller
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    /// The height of a phone's keyboard, in points. Measured on iOS 17.
    private static let height: CGFloat = 216

    /// The controller's view, if it is an input view. Setting this property sets the view.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }

    /// The proxy for the text of the key window's first responder.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = DocumentProxy()

    open override func loadView() {
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height), inputViewStyle: .keyboard)
    }

    /// Ends editing, like the key that hides the keyboard.
    open func dismissKeyboard() { DocumentProxy.target?.resignFirstResponder() }
}

/// The text that a controller of ``UIResponder/inputViewController`` edits.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextdocumentproxy
@preconcurrency @MainActor public protocol UITextDocumentProxy: NSObjectProtocol {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// The text before the selection in its paragraph; `nil` if unknown.
    var documentContextBeforeInput: String? { get }
    /// The text after the selection in its paragraph; `nil` if unknown.
    var documentContextAfterInput: String? { get }
    /// The selected text; `nil` for a caret.
    var selectedText: String? { get }
    /// Inserts text.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
    /// Moves the caret by a number of characters within the text; negative numbers move backward.
    func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A proxy for the key window's current first responder.
@MainActor private final class DocumentProxy: NSObject, UITextDocumentProxy {
    static var target: (any UIKeyInput)? { ApplicationHost.current?.keyWindow?.firstResponder as? any UIKeyInput }
    private var textInput: (any UITextInput)? { Self.target as? any UITextInput }

    var hasText: Bool { Self.target?.hasText ?? false }
    func insertText(_ text: String) { Self.target?.insertTyped(text) }
    func deleteBackward() { Self.target?.performBackspace() }

    var selectedText: String? {
        guard let textInput, let range = textInput.selectedTextRange, !range.isEmpty else { return nil }
        return textInput.text(in: range)
    }

    var documentContextBeforeInput: String? {
        guard let textInput, let caret = textInput.selectedTextRange?.start,
            let range = textInput.textRange(from: textInput.beginningOfDocument, to: caret), let textBefore = textInput.text(in: range)
        else { return nil }
        return textBefore.lastIndex(where: \.isNewline).map { String(textBefore[textBefore.index(after: $0)...]) } ?? textBefore
    }

    var documentContextAfterInput: String? {
        guard let textInput, let caret = textInput.selectedTextRange?.end,
            let range = textInput.textRange(from: caret, to: textInput.endOfDocument),
            let textAfter = textInput.text(in: range)
        else { return nil }
        return textAfter.firstIndex(where: \.isNewline).map { String(textAfter[..<$0]) } ?? textAfter
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let textInput, let selectedRange = textInput.selectedTextRange else { return }
        let start = offset < 0 ? textInput.beginningOfDocument : selectedRange.end
        let end = offset < 0 ? selectedRange.start : textInput.endOfDocument
        guard let range = textInput.textRange(from: start, to: end) else { return }
        let length = textInput.characterOffset(of: end, within: range)
        // The offset is limited to the length, since callers pass huge offsets to move to the start or end.
        let count = offset < 0 ? length - min(length, Int(offset.magnitude.clampedToIntMax)) : min(length, offset)
        guard let position = textInput.position(within: range, atCharacterOffset: count) else { return }
        textInput.selectedTextRange = textInput.textRange(from: position, to: position)
    }
}

extension UInt {
    fileprivate var clampedToIntMax: UInt { Swift.min(self, UInt(Int.max)) }
}
