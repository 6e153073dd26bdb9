import Platform

/// A scrolling view of multiline text that the user can edit.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UITextInputTraits {
    /// Posted after editing began; its object is the view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted after editing ended; its object is the view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted after the user edited the text; its object is the view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    let editor: TextEditor
    var view = TextViewState()
    let selectionView: TextSelectionView
    package final let hub = DelegateHub<any UITextViewDelegate>()

    /// Creates a text view with a frame, in points, and a text container; `nil` creates a new container.
    ///
    /// A container that already belongs to a layout manager keeps its settings. The view has a separate text storage.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        editor = TextEditor(container: textContainer ?? NSTextContainer())
        selectionView = TextSelectionView(editor)
        super.init(frame: frame)
        setUpTextView()
    }

    /// Creates a text view with a frame, in points.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view of size zero from an archive.
    public required init?(coder: NSCoder) {
        editor = TextEditor(container: NSTextContainer())
        selectionView = TextSelectionView(editor)
        super.init(coder: coder)
        setUpTextView()
        NibCoder.read(coder, into: self, at: UITextView.self)
    }

    // MARK: - Text
    /// The object that decides about editing and is notified of changes and scrolling, held weakly; `nil` by default.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { hub.delegate }
        set {
            hub.delegate = newValue
            scrollHub.delegate = newValue
        }
    }
    /// The text; "" by default. Setting it notifies neither delegate nor observers and moves the caret to the end.
    open var text: String! {
        get { editor.string }
        set { setPlainText(newValue ?? "") }
    }
    /// The text with its attributes. Setting it notifies neither delegate nor observers.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: editor.storage) }
        set { setAttributed(newValue) }
    }
    /// The font. Setting it changes the whole text. `nil`, the default, is the system font at 12 points.
    open var font: UIFont? {
        get { view.font ?? fontOfText }
        set { setFont(newValue) }
    }
    /// The colour. Setting it changes the whole text. `nil`, the default, means `.label`.
    open var textColor: UIColor? {
        get { view.color }
        set { setColor(newValue) }
    }
    /// The alignment; natural by default. Setting it changes the whole text.
    open var textAlignment: NSTextAlignment {
        get { view.alignment }
        set { setAlignment(newValue) }
    }
    /// The attributes of text that is typed next. A moved caret adopts the attributes of the text before the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes }
        set { editor.typingAttributes = newValue }
    }
    /// The selection, in UTF-16 units.
    open var selectedRange: NSRange {
        get { NSRange(editor.caret.range) }
        set { setSelectedRange(newValue) }
    }
    /// Whether the user can change the text; `true` by default. Setting `false` always ends editing.
    open var isEditable: Bool {
        get { view.isEditable }
        set { setEditable(newValue) }
    }
    /// Whether the user can select text; `true` by default.
    open var isSelectable: Bool {
        get { view.isSelectable }
        set { setSelectable(newValue) }
    }
    /// The data to detect in selectable, read-only text and to mark as links in ``textStorage``; none by default.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { view.dataDetectorTypes }
        set { setDetectorTypes(newValue) }
    }
    /// The attributes that override those of links. `nil` restores the default, the tint colour.
    ///
    /// A font or kerning in these attributes applies to links, too.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { view.linkAttributes ?? [.foregroundColor: tintColor as Any] }
        set {
            view.linkAttributes = newValue
            linkStyleDidChange()
        }
    }
    /// The space around the text, in points; 8 above and below by default.
    open var textContainerInset: UIEdgeInsets {
        get { view.insets }
        set {
            NumberCheck.finite(newValue, "UITextView.textContainerInset")
            view.insets = newValue
            editorTextDidSet()
        }
    }
    /// Scrolls by the shortest distance that makes a range visible.
    open func scrollRangeToVisible(_ range: NSRange) { scrollToRange(range) }

    // MARK: - Traits
    /// The automatic capitalization; sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The autocorrection of the text.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The spell checking of the text.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The type of keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { appearanceDidSet(.keyboardAppearance, \UITextView.keyboardAppearance, keyboardAppearance) }
    }
    /// The title of the Return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether Return is disabled while there is no text; `false` by default.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is secure: shown as dots and never copied; `false` by default.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set { editor.isSecure = newValue }
    }
    /// The meaning of the text, for automatic filling; `nil` by default.
    open var textContentType: UITextContentType?

    // MARK: - Editing
    /// Whether the text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    /// The undo manager of the edits, with 1,000 steps unless its `levelsOfUndo` is changed.
    open override var undoManager: UndoManager? { editor.undo }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.offers(action) ?? offersSearch(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Whether there is any text.
    open var hasText: Bool { editor.length > 0 }
    /// Inserts text from typing or from an input method.
    open func insertText(_ text: String) { editor.type(text) }
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
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) { searchSelection() }
    open override func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        editor.changeAttributes { $0 = conversionHandler($0) }
    }

    // MARK: - Text input
    /// The selection, empty for a caret.
    open var selectedTextRange: UITextRange? {
        get { EditorTextRange(editor.caret.range) }
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

    // MARK: - Overrides

    /// The view that replaces the keyboard; `nil` by default. `reloadInputViews()` shows a change during editing.
    open override var inputView: UIView? {
        get { view.inputs.input }
        set { view.inputs.input = newValue }
    }
    /// The view above the keyboard; `nil` by default. `reloadInputViews()` shows a change during editing.
    open override var inputAccessoryView: UIView? {
        get { view.inputs.accessory }
        set { view.inputs.accessory = newValue }
    }

    /// The size of the whole text with its insets, in points, also before a layout pass.
    open override var contentSize: CGSize {
        get { measuringIfNeeded { super.contentSize } }
        set { super.contentSize = newValue }
    }
    open override func layoutSubviews() {
        placeText()
        super.layoutSubviews()
    }
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: measuringWidth)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width > 0 ? size.width : .infinity) }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.recordingHandled(handleTextKeys(presses)) { super.pressesBegan(presses, with: event) }
    }
    package override func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool { handleTextKeys(presses) || super.handleKeyRepeat(presses) }
    override func didLoseFirstResponder(in window: UIWindow) { didEndEditing(in: window) }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { editor.invalidateColors() }
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            updateFontsForContentSize()
        }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if view.linkAttributes == nil { linkStyleDidChange() }
        setNeedsLayout()
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? editor.string }
        set { super.accessibilityValue = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .textView }
}
