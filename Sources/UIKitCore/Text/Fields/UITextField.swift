import Platform

/// A control with a line of text that the user can edit.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UITextInputTraits {
    package final let hub = DelegateHub<any UITextFieldDelegate>()
    let editor = TextEditor(container: NSTextContainer())
    var field = FieldState()
    private(set) lazy var parts = FieldParts(self)

    /// Creates a field with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    /// Creates a field of size zero from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
        NibCoder.read(coder, into: self, at: UITextField.self)
    }

    // MARK: - Text
    /// The object that decides about editing and is notified of changes, held weakly; `nil` by default.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The text; "" by default. Setting it notifies neither delegate nor observers and moves the caret to the end.
    open var text: String? {
        get { textWithoutTokens }
        set { setPlainText(newValue ?? "") }
    }
    /// The text with its attributes. Setting it adopts the first character's font, colour and alignment.
    open var attributedText: NSAttributedString? {
        get { editor.storage.attributedSubstring(from: NSRange(leadingTokens..<editor.length)) }
        set { setAttributed(newValue) }
    }
    /// The colour of the text; `.label` by default. Setting it colours the whole text and keeps its other attributes.
    open var textColor: UIColor? {
        get { field.color ?? .label }
        set { applyTextColor(newValue) }
    }
    /// The font of the whole text; the system font at 17 points by default. Setting it keeps other attributes.
    open var font: UIFont? {
        get { field.font }
        set { applyFont(newValue) }
    }
    /// The alignment of the text in its rectangle; natural by default.
    open var textAlignment: NSTextAlignment {
        get { field.alignment }
        set { setAlignment(newValue) }
    }
    /// The text that an empty field shows, in a fainter colour; `nil` by default.
    open var placeholder: String? {
        get { field.placeholder?.string }
        set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }, isPlain: true) }
    }
    /// The placeholder with its attributes, which override the faint colour.
    open var attributedPlaceholder: NSAttributedString? {
        get { field.placeholder }
        set { setPlaceholder(newValue, isPlain: false) }
    }
    /// The default attributes of the text. Setting this property changes the attributes of the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { editingAttributes }
        set { applyTextAttributes(newValue) }
    }
    /// The attributes of text that is typed next; `nil` outside of editing.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes : nil }
        set { if isEditing, let newValue { editor.typingAttributes = newValue } }
    }
    /// Whether the text is cleared when editing begins, if the delegate allows it; `false` by default.
    open var clearsOnBeginEditing = false
    /// Whether the user's next edit replaces all text; `false` by default and after any edit or selection change.
    open var clearsOnInsertion: Bool {
        get { editor.clearsOnInsertion }
        set { editor.clearsOnInsertion = newValue }
    }

    // MARK: - Appearance
    /// The style of the border; none by default.
    open var borderStyle: BorderStyle {
        get { field.borderStyle }
        set { applyBorderStyle(newValue) }
    }
    /// The conditions under which the clear button is shown; never by default.
    open var clearButtonMode: ViewMode {
        get { field.clearButtonMode }
        set { setLayoutProperty(\.clearButtonMode, newValue) }
    }
    /// The view on the leading side of the text; `nil` by default.
    open var leftView: UIView? { didSet { if leftView !== oldValue { sideViewDidChange(oldValue) } } }
    /// The conditions under which ``leftView`` is shown; never by default.
    open var leftViewMode: ViewMode {
        get { field.leftViewMode }
        set { setLayoutProperty(\.leftViewMode, newValue) }
    }
    /// The view on the trailing side of the text; `nil` by default.
    open var rightView: UIView? { didSet { if rightView !== oldValue { sideViewDidChange(oldValue) } } }
    /// The conditions under which ``rightView`` is shown; never by default.
    open var rightViewMode: ViewMode {
        get { field.rightViewMode }
        set { setLayoutProperty(\.rightViewMode, newValue) }
    }

    // MARK: - Rectangles, in the field's coordinates
    /// Returns the rectangle of the border: `bounds`.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text outside of editing: inside of the border and between the side views.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, isEditing: false) }
    /// Returns the rectangle of the placeholder, which is the rectangle of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Returns the rectangle of the text during editing.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, isEditing: true) }
    /// Returns the rectangle of the clear button, on the trailing side.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(bounds) }
    /// Returns the rectangle of `leftView`, in the view's own size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(bounds, leftView, isLeading: true) }
    /// Returns the rectangle of `rightView`, in the view's own size.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(bounds, rightView, isLeading: false) }
    /// Draws the text as laid out for `textRect(forBounds:)` into a rectangle; not called during editing.
    open func drawText(in rect: CGRect) { drawLaidOutText(in: rect) }
    /// Draws the placeholder into a rectangle of the current context.
    open func drawPlaceholder(in rect: CGRect) { parts.placeholder?.drawLayout(in: rect) }
    /// The automatic capitalization; sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The autocorrection of the text.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The spell checking of the text.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The type of keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { keyboardAppearanceDidChange() } }
    /// The title of the Return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether Return is disabled while there is no text; `false` by default.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is secure: shown as dots and never copied; `false` by default.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set { setSecure(newValue) }
    }
    /// The meaning of the text, for automatic filling; `nil` by default.
    open var textContentType: UITextContentType?

    // MARK: - Editing
    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// Whether the field is enabled and the delegate allows editing. Each access asks the delegate.
    open override var canBecomeFirstResponder: Bool { isEnabled && mayBeginEditing() }
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    /// The undo manager of the edits, with 1,000 steps unless its `levelsOfUndo` is changed.
    open override var undoManager: UndoManager? { editor.undo }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.offers(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Whether there is any text.
    open var hasText: Bool { editor.length > 0 }
    /// Inserts text from typing or from an input method.
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
    open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }
    open override func increaseSize(_ sender: Any?) { editor.changeFontSize(by: 1) }
    open override func decreaseSize(_ sender: Any?) { editor.changeFontSize(by: -1) }
    open override func pasteAndMatchStyle(_ sender: Any?) { editor.pasteText(isPlain: true) }
    open override func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        editor.changeAttributes { $0 = conversionHandler($0) }
    }

    // MARK: - Text input
    /// The selection, empty for a caret; `nil` outside of editing.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? EditorTextRange(editor.caret.range) : nil }
        set { if let range = newValue.flatMap(editor.range) { editor.setSelection(range) } }
    }
    /// The range of the marked text, which an input method composes; `nil` without marked text.
    open var markedTextRange: UITextRange? { editor.markedRange.map { EditorTextRange($0) } }
    /// The attributes of marked text; `nil` for the standard style.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    /// The object that is notified of text and selection changes; held weakly.
    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputHub.delegate }
        set { editor.inputHub.delegate = newValue }
    }
    /// The tokenizer of the text.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { EditorTextPosition(0) }
    /// The position after the last character.
    open var endOfDocument: UITextPosition { EditorTextPosition(editor.length) }
    /// Returns the text in a range; `nil` for a range of another kind of text input.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    /// Replaces a range by `text`.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }
    /// Replaces the marked text, or the selection; `selectedRange` is in UTF-16 units of `markedText`.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editor.setMarkedText(markedText, selected: selectedRange) }
    /// Ends the composition; the marked text becomes ordinary text.
    open func unmarkText() { editor.unmark() }
    /// Returns the range between two positions, in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(fromPosition, toPosition)
    }
    /// Returns the position at a distance in UTF-16 units; `nil` outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editor.position(position, offset: offset) }
    /// Returns the position a number of characters or lines away in a visual direction; `nil` outside of the text.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        editor.position(position, direction, offset: offset)
    }
    /// Returns the rectangle of the first line of a range, in the coordinates of `textInputView`.
    open func firstRect(for range: UITextRange) -> CGRect { afterLayout { $0.hostFirstRect(range) } }
    /// Returns the caret rectangle at a position, in the coordinates of `textInputView`.
    open func caretRect(for position: UITextPosition) -> CGRect { afterLayout { $0.hostCaretRect(position) } }
    /// Returns the rectangles of a range, in the coordinates of `textInputView`.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { afterLayout { $0.hostSelectionRects(range) } }
    /// Returns the position closest to a point of `textInputView`.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { afterLayout { $0.hostClosestPosition(point) } }
    /// Returns the position in a range that is closest to a point of `textInputView`.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        afterLayout { $0.hostClosest(point, within: range) }
    }
    /// Returns the range of the character at a point of `textInputView`.
    open func characterRange(at point: CGPoint) -> UITextRange? { afterLayout { $0.hostCharacterRange(point) } }
    /// Returns whether a range may be replaced by `text`.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.range(range).map { editorMayReplace(NSRange($0), with: text) } ?? false
    }
    /// Returns the edit menu for a range, by default from the delegate; `nil` for a menu of the suggested actions.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegatesMenu(textRange, suggestedActions)
    }
    /// The view that replaces the keyboard; `nil` by default. `reloadInputViews()` shows a change during editing.
    open override var inputView: UIView? {
        get { field.inputs.input }
        set { field.inputs.input = newValue }
    }
    /// The view above the keyboard; `nil` by default. `reloadInputViews()` shows a change during editing.
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
        if !presses.recordingHandled(editor.handlePresses(presses)) { super.pressesBegan(presses, with: event) }
    }
    // Search fields override these members for their tokens.
    var leadingTokens: Int { 0 }
    var deletesTokens: Bool { true }
    func token(at point: CGPoint) -> Range<Int>? { nil }
    override func didLoseFirstResponder(in window: UIWindow) { didEndEditing(in: window) }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        attributesDidChange(since: previousTraitCollection)
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
