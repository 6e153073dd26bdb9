import Platform

/// A text of many lines that scrolls, and that a person can edit.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UITextInputTraits {
    /// Posted after editing began; its object is the view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted after editing ended; its object is the view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted after a person edited the text; its object is the view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    let editor: TextEditor
    var view = TextViewState()
    let stage: TextStage
    package final let hub = DelegateHub<any UITextViewDelegate>()

    /// Makes a text view of that frame, in points, which sets its text into a container; into one of its own for `nil`.
    ///
    /// A container that has a layout manager and a text already keeps its settings; the view has a text of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        editor = TextEditor(container: textContainer ?? NSTextContainer())
        stage = TextStage(editor)
        super.init(frame: frame)
        finishMakingTextView()
    }

    /// Makes a text view of that frame, in points.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Makes a text view of no size.
    public required init?(coder: NSCoder) {
        editor = TextEditor(container: NSTextContainer())
        stage = TextStage(editor)
        super.init(coder: coder)
        finishMakingTextView()
        NibCoder.read(coder, into: self, at: UITextView.self)
    }

    // MARK: - Text
    /// Decides about editing, and hears of it and of scrolling; held weakly. `nil` by default.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { hub.delegate }
        set {
            hub.delegate = newValue
            scrollHub.delegate = newValue
        }
    }
    /// What stands in the view, "" by default. Setting it tells nobody, and puts the caret at its end.
    open var text: String! {
        get { editor.string }
        set { setPlainText(newValue ?? "") }
    }
    /// The text with its attributes. Setting it tells nobody.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: editor.storage) }
        set { setAttributed(newValue) }
    }
    /// The font of all text; setting it changes the whole text. `nil`, the system's in 12 points, by default.
    open var font: UIFont? {
        get { view.font ?? fontOfText }
        set { setFont(newValue) }
    }
    /// The colour of all text; setting it changes the whole text. `nil`, which is `.label`, by default.
    open var textColor: UIColor? {
        get { view.color }
        set { setColor(newValue) }
    }
    /// Where lines stand; setting it changes the whole text. Where reading starts by default.
    open var textAlignment: NSTextAlignment {
        get { view.alignment }
        set { setAlignment(newValue) }
    }
    /// The attributes of what is typed next. After the caret moved, those of the text before it.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typing }
        set { editor.typing = newValue }
    }
    /// What is selected, in UTF-16 units.
    open var selectedRange: NSRange {
        get { NSRange(editor.caret.range) }
        set { selectByProgram(newValue) }
    }
    /// Whether a person may change the text; `true` by default. Setting it to `false` ends editing, whatever the delegate says.
    open var isEditable: Bool {
        get { view.isEditable }
        set { setEditable(newValue) }
    }
    /// Whether a person may select in the text; `true` by default.
    open var isSelectable: Bool {
        get { view.isSelectable }
        set { setSelectable(newValue) }
    }
    /// What is looked for in a text that can be selected and not edited, and marked as links in ``textStorage``; nothing by default.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { view.dataDetectorTypes }
        set { setDetectorTypes(newValue) }
    }
    /// What links look like, whatever their own attributes are; the view's tint colour by default. `nil` brings the default back.
    ///
    /// Fonts and kerning of links are changed, too, where they are given.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { view.linkAttributes ?? [.foregroundColor: tintColor as Any] }
        set {
            view.linkAttributes = newValue
            linkLookDidChange()
        }
    }
    /// What is kept free around the text, in points; 8 above and below by default.
    open var textContainerInset: UIEdgeInsets {
        get { view.insets }
        set {
            NumberCheck.finite(newValue, "UITextView.textContainerInset")
            view.insets = newValue
            editorTextDidSet()
        }
    }
    /// Scrolls by the shortest way that shows a range.
    open func scrollRangeToVisible(_ range: NSRange) { show(range) }

    // MARK: - Traits
    /// What is capitalised by itself; sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether wrong words are marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Which keys there are.
    open var keyboardType = UIKeyboardType.default
    /// Light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { noteAppearance(.keyboardAppearance, \UITextView.keyboardAppearance, keyboardAppearance) }
    }
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether return does nothing while there is no text; `false` by default.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is a secret: shown as dots, never copied; `false` by default.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set { editor.isSecure = newValue }
    }
    /// What the text means, for those who fill it in; `nil` by default.
    open var textContentType: UITextContentType?

    // MARK: - Editing
    /// `true` while the text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    /// Takes back what was typed: the last 1,000 steps, or as many as its `levelsOfUndo` says.
    open override var undoManager: UndoManager? { editor.undo }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.offers(action) ?? offersSearch(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Whether there is any text.
    open var hasText: Bool { editor.length > 0 }
    /// Takes what was typed, or composed by an input method.
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
    open override func toggleUnderline(_ sender: Any?) { editor.toggleLine() }
    open override func increaseSize(_ sender: Any?) { editor.resize(by: 1) }
    open override func decreaseSize(_ sender: Any?) { editor.resize(by: -1) }
    open override func pasteAndMatchStyle(_ sender: Any?) { editor.pasteText(isPlain: true) }
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) { searchSelection() }
    open override func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        editor.restyle { $0 = conversionHandler($0) }
    }

    // MARK: - Text input

    /// What is selected, empty for a caret; `nil` for neither.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(editor.caret.range) }
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

    // MARK: - Overrides

    /// What stands in the keyboard's place; `nil`, the keyboard, by default. `reloadInputViews()` shows a change while editing.
    open override var inputView: UIView? {
        get { view.inputs.input }
        set { view.inputs.input = newValue }
    }
    /// What stands above the keyboard; `nil` by default. `reloadInputViews()` shows a change while editing.
    open override var inputAccessoryView: UIView? {
        get { view.inputs.accessory }
        set { view.inputs.accessory = newValue }
    }

    /// The size of all text with its insets, in points, also before a layout pass.
    open override var contentSize: CGSize {
        get { afterMeasuring { super.contentSize } }
        set { super.contentSize = newValue }
    }
    open override func layoutSubviews() {
        placeText()
        super.layoutSubviews()
    }
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: bounds.width > 0 ? bounds.width : .infinity)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width > 0 ? size.width : .infinity) }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.noting(takeKeys(presses)) { super.pressesBegan(presses, with: event) }
    }
    package override func takeRepeat(_ presses: Set<UIPress>) -> Bool { takeKeys(presses) || super.takeRepeat(presses) }
    override func didLoseFirstResponder(in window: UIWindow) { didEndEditing(in: window) }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { editor.forgetLook() }
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { followTextSize() }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if view.linkAttributes == nil { linkLookDidChange() }
        setNeedsLayout()
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? editor.string }
        set { super.accessibilityValue = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .textView }
}
