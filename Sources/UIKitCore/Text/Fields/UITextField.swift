import Platform

/// A line of text that a person can edit.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UITextInputTraits {
    package final let hub = DelegateHub<any UITextFieldDelegate>()
    let editor = TextEditor(container: NSTextContainer())
    var field = FieldState()
    private(set) lazy var parts = FieldParts(self)

    /// Makes a field of that frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishMakingField()
    }

    /// Makes a field of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishMakingField()
        NibCoder.read(coder, into: self, at: UITextField.self)
    }

    // MARK: - Text
    /// Decides about editing, and hears of it; held weakly. `nil` by default.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// What stands in the field, "" by default. Setting it tells nobody, and puts the caret at its end.
    open var text: String? {
        get { words }
        set { setPlainText(newValue ?? "") }
    }
    /// The text with its attributes. Setting it tells nobody; font, colour and alignment are those of its first character then.
    open var attributedText: NSAttributedString? {
        get { editor.storage.attributedSubstring(from: NSRange(leadingTokens..<editor.length)) }
        set { setAttributed(newValue) }
    }
    /// The text's colour; `.label` by default. Setting it colours all of the text, and leaves its other attributes.
    open var textColor: UIColor? {
        get { field.color ?? .label }
        set { takeTextColor(newValue) }
    }
    /// The text's font; the system's in 17 points by default. Setting it changes all of the text, and leaves its other attributes.
    open var font: UIFont? {
        get { field.font }
        set { takeFont(newValue) }
    }
    /// Where the text stands in its rectangle; where reading starts by default.
    open var textAlignment: NSTextAlignment {
        get { field.alignment }
        set { setAlignment(newValue) }
    }
    /// What is shown while there is no text, in a fainter colour; `nil` by default.
    open var placeholder: String? {
        get { field.placeholder?.string }
        set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }, isPlain: true) }
    }
    /// The same with attributes, which win over the faint colour.
    open var attributedPlaceholder: NSAttributedString? {
        get { field.placeholder }
        set { setPlaceholder(newValue, isPlain: false) }
    }
    /// The attributes that the whole text has. Setting it changes them all.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { lookOfText }
        set { takeTextAttributes(newValue) }
    }
    /// The attributes of what is typed next; `nil` while nothing is edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typing : nil }
        set { if isEditing, let newValue { editor.typing = newValue } }
    }
    /// Whether all text goes when editing begins, if the delegate lets it be cleared; `false` by default.
    open var clearsOnBeginEditing = false
    /// Whether a person's next edit replaces everything; `false` by default, and again after it did or the selection changed.
    open var clearsOnInsertion: Bool {
        get { editor.clearsOnInsertion }
        set { editor.clearsOnInsertion = newValue }
    }

    // MARK: - Look
    /// What stands around the field; nothing by default.
    open var borderStyle: BorderStyle {
        get { field.borderStyle }
        set { takeBorderStyle(newValue) }
    }
    /// When the button is shown that clears the text; never by default.
    open var clearButtonMode: ViewMode {
        get { field.clearButtonMode }
        set { arrange(\.clearButtonMode, newValue) }
    }
    /// What stands before the text, where reading starts; `nil` by default.
    open var leftView: UIView? { didSet { if leftView !== oldValue { sideViewDidChange(oldValue) } } }
    /// When ``leftView`` is shown; never by default.
    open var leftViewMode: ViewMode {
        get { field.leftViewMode }
        set { arrange(\.leftViewMode, newValue) }
    }
    /// What stands behind the text, where reading ends; `nil` by default.
    open var rightView: UIView? { didSet { if rightView !== oldValue { sideViewDidChange(oldValue) } } }
    /// When ``rightView`` is shown; never by default.
    open var rightViewMode: ViewMode {
        get { field.rightViewMode }
        set { arrange(\.rightViewMode, newValue) }
    }

    // MARK: - Rectangles, in points of the field
    /// Where the border stands: all of `bounds`.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text stands while it is not edited: between the border and what stands beside it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, isEditing: false) }
    /// Where the placeholder stands: where the text would.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Where the text stands while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, isEditing: true) }
    /// Where the clear button stands: at the end.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(bounds) }
    /// Where `leftView` stands, as large as it is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(bounds, leftView, isLeading: true) }
    /// Where `rightView` stands, as large as it is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(bounds, rightView, isLeading: false) }
    /// Draws the text, while it is not edited, as it was laid out for `textRect(forBounds:)`, into a rectangle in the current context.
    open func drawText(in rect: CGRect) { drawLetters(in: rect) }
    /// Draws the placeholder into a rectangle in the current context.
    open func drawPlaceholder(in rect: CGRect) { parts.placeholder?.drawLayout(in: rect) }
    /// What is capitalised by itself; sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether wrong words are marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Which keys there are.
    open var keyboardType = UIKeyboardType.default
    /// Light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { keyboardAppearanceDidChange() } }
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether return does nothing while there is no text; `false` by default.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is a secret: shown as dots, never copied; `false` by default.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set { setSecure(newValue) }
    }
    /// What the text means, for those who fill it in; `nil` by default.
    open var textContentType: UITextContentType?

    // MARK: - Editing
    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// `true` while the field is enabled and the delegate lets editing begin, which is asked each time.
    open override var canBecomeFirstResponder: Bool { isEnabled && mayBeginEditing() }
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    /// Takes back what was typed: the last 1,000 steps, or as many as its `levelsOfUndo` says.
    open override var undoManager: UndoManager? { editor.undo }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.offers(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Whether there is any text.
    open var hasText: Bool { editor.length > 0 }
    /// Takes what was typed, or composed by an input method.
    open func insertText(_ text: String) { type(text) }
    /// Deletes the character before the caret.
    open func deleteBackward() { editor.delete(.left) }
    open override func cut(_ sender: Any?) { editor.cutSelection() }
    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func paste(_ sender: Any?) { editor.pasteText() }
    open override func delete(_ sender: Any?) { editor.deleteSelection() }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func selectAll(_ sender: Any?) { editor.selectEverything() }
    open override func toggleBoldface(_ sender: Any?) { editor.toggle(.traitBold) }
    open override func toggleItalics(_ sender: Any?) { editor.toggle(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { editor.toggleLine() }
    open override func increaseSize(_ sender: Any?) { editor.resize(by: 1) }
    open override func decreaseSize(_ sender: Any?) { editor.resize(by: -1) }
    open override func pasteAndMatchStyle(_ sender: Any?) { editor.pasteText(isPlain: true) }
    open override func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        editor.restyle { $0 = conversionHandler($0) }
    }

    // MARK: - Text input
    /// What is selected, empty for a caret; `nil` while nothing is edited.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextSpan(editor.caret.range) : nil }
        set { if let range = newValue.flatMap(editor.range) { editor.setSelection(range) } }
    }
    /// What an input method is composing; `nil` for nothing.
    open var markedTextRange: UITextRange? { editor.marked.map { TextSpan($0) } }
    /// How what is being composed is drawn; `nil` for the standard.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    /// Who hears of changes; held weakly.
    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputHub.delegate }
        set { editor.inputHub.delegate = newValue }
    }
    /// Divides the text.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { TextPlace(0) }
    /// The place behind the last character.
    open var endOfDocument: UITextPosition { TextPlace(editor.length) }
    /// The text in a range; `nil` if it is not a range of this text.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    /// Puts `text` in the place of a range.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }
    /// Puts what is being composed in place of what was, or of the selection; `selectedRange` is in UTF-16 units of `markedText`.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editor.mark(markedText, selected: selectedRange) }
    /// Ends composing: what is there becomes ordinary text.
    open func unmarkText() { editor.unmark() }
    /// What lies between two places, in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.span(fromPosition, toPosition)
    }
    /// The place a number of UTF-16 units away; `nil` outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editor.position(position, offset: offset) }
    /// The place a number of characters or lines away in a direction on the page; `nil` outside of the text.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        editor.position(position, direction, offset: offset)
    }
    /// The first line's part of a range, in points of `textInputView`.
    open func firstRect(for range: UITextRange) -> CGRect { placed { $0.hostFirstRect(range) } }
    /// Where the caret stands at a place, in points of `textInputView`.
    open func caretRect(for position: UITextPosition) -> CGRect { placed { $0.hostCaret(position) } }
    /// All parts of a range, in points of `textInputView`.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { placed { $0.hostSelection(range) } }
    /// The place nearest to a point of `textInputView`.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { placed { $0.hostClosest(point) } }
    /// The place in a range nearest to a point of `textInputView`.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        placed { $0.hostClosest(point, within: range) }
    }
    /// The character at a point of `textInputView`.
    open func characterRange(at point: CGPoint) -> UITextRange? { placed { $0.hostCharacter(point) } }
    /// Whether a range may be replaced by a text.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.range(range).map { editorMayReplace(NSRange($0), with: text) } ?? false
    }
    /// What is offered for a range: what the delegate says, by default. `nil` for the actions that are suggested.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegatesMenu(textRange, suggestedActions)
    }
    /// What stands in the keyboard's place; `nil`, the keyboard, by default. `reloadInputViews()` shows a change while editing.
    open override var inputView: UIView? {
        get { field.inputs.input }
        set { field.inputs.input = newValue }
    }
    /// What stands above the keyboard; `nil` by default. `reloadInputViews()` shows a change while editing.
    open override var inputAccessoryView: UIView? {
        get { field.inputs.accessory }
        set { field.inputs.accessory = newValue }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.noting(editor.take(presses)) { super.pressesBegan(presses, with: event) }
    }
    // Search fields have tokens.
    var leadingTokens: Int { 0 }
    var deletesTokens: Bool { true }
    func token(at point: CGPoint) -> Range<Int>? { nil }
    override func didLoseFirstResponder(in window: UIWindow) { didEndEditing(in: window) }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookDidChange(since: previousTraitCollection)
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    override func stateDidChange() {
        super.stateDidChange()
        stateOfFieldDidChange()
    }
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenText }
        set { super.accessibilityValue = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .textField }
    package override var combinesAccessibilityChildren: Bool { true }
}
