import UIKitEngines

/// The editing core that text fields and text views share: the text, its selection and the user's edits.
///
/// Offsets are in UTF-16 units. The host is asked before an edit of the user and notified afterwards; a programmatic
/// change notifies neither delegate nor observers.
@MainActor final class TextEditor {
    let storage = NSTextStorage()
    let layoutManager = EditedLayoutManager()
    let container: NSTextContainer
    weak var host: (any TextEditorHost)?
    /// The selection. A caret is always after all tokens; a selection may include tokens.
    var caret = TextCaret() {
        didSet {
            if caret.isEmpty, caret.head < tokenCount { caret = TextCaret(anchor: tokenCount, head: tokenCount) }
            if revealEnd != nil, caret != oldValue { endReveal() }
        }
    }
    /// Whether inserted and deleted text comes from the user, so the delegate is asked.
    var isTyped = false
    /// The range of the marked text; `nil` without a composition.
    var markedRange: Range<Int>?
    /// The undo step of the composition: the replaced text and the range of the composed text; `nil` without a
    /// composition.
    var compositionChange: TextHistory.Change?
    var markedStyle: [NSAttributedString.Key: Any]?
    /// Whether the user's next edit replaces the whole text, until the selection changes; see
    /// ``UITextField/clearsOnInsertion``.
    var clearsOnInsertion = false
    /// Whether the next edit replaces the whole secure text, wherever the caret is: the user cannot see the text and
    /// thus cannot continue it.
    var replacesSecureTextOnEdit = false
    /// The smart substitutions for typed text.
    var smartTraits = SmartTraits()
    /// Whether the user may change text attributes.
    var allowsEditingTextAttributes = false
    /// The attributes of text that is typed next.
    var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The x coordinate that the caret keeps when it moves up and down, in container coordinates.
    var preferredCaretX: CGFloat?
    let history = TextHistory()
    /// The edit menu for the selection.
    private(set) lazy var menu = TextEditMenu(self)
    let undo = UndoManager()
    /// The default number of undo steps. The limit bounds the memory and is higher than users need.
    static let undoSteps = 1_000
    let inputHub = DelegateHub<any UITextInputDelegate>()
    /// The substitute for secure text, or for text that is too wide; `nil` if the text itself is shown.
    private(set) var substitution: TextSubstitution?
    /// The factor for the fonts of the visible text, 0…1.
    private(set) var reduction: CGFloat = 1
    private var cachedBoundaries: TextBoundaries?
    /// The timer that conceals the revealed character.
    var revealEnd: DelayToken?

    init(container: NSTextContainer) {
        self.container = container
        undo.levelsOfUndo = Self.undoSteps
        layoutManager.addTextContainer(container)
        storage.addLayoutManager(layoutManager)
        layoutManager.onEdit = { [weak self] replacements in self?.storageDidChange(replacements) }
    }

    var string: String { storage.string }
    var length: Int { storage.length }
    /// The number of tokens before the text.
    private var tokenCount: Int { host?.leadingTokens ?? 0 }
    /// Returns the part of a range without tokens.
    func rangeWithoutTokens(in range: Range<Int>) -> Range<Int> { range.clamped(to: min(tokenCount, length)..<length) }

    /// The boundaries of the text's parts; computed again after each edit.
    var boundaries: TextBoundaries {
        if let cachedBoundaries { return cachedBoundaries }
        let boundaries = TextBoundaries(storage.string)
        cachedBoundaries = boundaries
        return boundaries
    }

    /// Whether dots are shown in place of the text.
    var isSecure: Bool {
        get { substitution?.conceals ?? false }
        set {
            guard newValue != isSecure else { return }
            reduction = 1
            substitution = newValue ? TextSubstitution(storage, like: container, conceals: true) : nil
            host?.editorTextDidSet()
            if let host { host.chainWindow?.textInputDidMove(host) }
        }
    }

    /// Shows the text with a reduced font size. The storage keeps its fonts. The caller lays the text out again.
    func reduce(by factor: CGFloat) {
        guard factor != reduction else { return }
        reduction = factor
        let conceals = isSecure
        if factor < 1 || conceals {
            let substitution = substitution ?? TextSubstitution(storage, like: container, conceals: conceals)
            substitution.factor = factor
            substitution.update(storage)
            self.substitution = substitution
        } else {
            substitution = nil
        }
    }

    /// Returns the width of the visible text in one line, with fonts scaled by `factor`.
    func naturalWidth(_ factor: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        if factor == 1, !isSecure { return storage.size().width }
        let visibleText = TextSubstitution.text(for: storage, conceals: isSecure, factor)
        let text = TransientAttributedString(string: visibleText.string)
        var location = 0
        for run in visibleText.runs {
            text.setAttributes(run.attributes, range: NSRange(location: location, length: run.length))
            location += run.length
        }
        return text.size().width
    }

    /// The layout manager and container of the visible text.
    var visibleLayout: (manager: NSLayoutManager, container: NSTextContainer) {
        substitution.map { ($0.layoutManager, $0.container) } ?? (layoutManager, container)
    }

    /// Sets the size of the containers and the break mode of their last line.
    func fit(_ size: CGSize, _ mode: NSLineBreakMode) {
        for container in [container, substitution?.container].compactMap({ $0 }) {
            container.lineBreakMode = mode
            container.size = size
        }
    }

    /// Invalidates the layout, so that colours are resolved again.
    func invalidateColors() {
        let manager = visibleLayout.manager
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: length), actualCharacterRange: nil)
        host?.editorTextDidSet()
    }

    /// Sets the whole text programmatically: the caret moves to the end, and the undo steps of the text are removed.
    func setText(_ text: StyledText) {
        markedRange = nil
        compositionChange = nil
        inputHub.notify { $0.textWillChange(self.host) }
        storage.replace(NSRange(location: 0, length: storage.length), with: text)
        caret = TextCaret(anchor: length, head: length)
        preferredCaretX = nil
        history.endRun()
        undo.removeAllActions(withTarget: self)
        inputHub.notify { $0.textDidChange(self.host) }
        host?.editorTextDidSet()
    }

    /// Updates the editor after an edit of the storage.
    ///
    /// An edit of attributes alone keeps the caret, selection, marked text, revealed character, found ranges and run
    /// of typing.
    private func storageDidChange(_ replacements: [NSTextStorage.Replacement]) {
        if !replacements.isEmpty {
            cachedBoundaries = nil
            for replacement in replacements { adjustRanges(for: replacement) }
            substitution?.revealed = nil
        }
        substitution?.update(storage)
        host?.editorTextDidSet()
    }

    /// Adjusts the caret and the stored ranges after an edit of characters.
    private func adjustRanges(for replacement: NSTextStorage.Replacement) {
        let range = replacement.old.location..<replacement.old.upperBound
        findResults.replace(range, length: replacement.length)
        guard !isReplacing else { return }
        caret = caret.replacing(range, length: replacement.length)
        preferredCaretX = nil
        history.endRun()
        adjustMarkedRange(for: range, length: replacement.length)
    }

    /// Moves the marked range if an edit precedes it. An edit inside of the marked text ends the composition.
    private func adjustMarkedRange(for range: Range<Int>, length: Int) {
        guard let markedRange else { return }
        let isBefore = range.upperBound <= markedRange.lowerBound
        guard isBefore || range.lowerBound >= markedRange.upperBound else { return (self.markedRange, compositionChange) = (nil, nil) }
        guard isBefore else { return }
        let shift = length - range.count
        self.markedRange = markedRange.lowerBound + shift..<markedRange.upperBound + shift
        if let change = compositionChange {
            change.range = change.range.lowerBound + shift..<change.range.upperBound + shift
        }
    }

    /// The ranges that a search found, which are drawn behind the text.
    var findResults = FindResults()

    /// Whether the user selected the text by touch, so that both ends have handles.
    var showsHandles = false

    /// Whether the editor itself is changing the text. The editor then also moves the caret.
    var isReplacing = false
}

/// A layout manager that notifies the editor of all edits of its text.
final class EditedLayoutManager: NSLayoutManager {
    /// The handler of edits, called on the main actor, since the edited text belongs to views.
    ///
    /// The handler receives the replaced ranges; an empty array after an edit of attributes alone.
    var onEdit: (@MainActor ([NSTextStorage.Replacement]) -> Void)?

    override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        super.processEditing(
            for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta, invalidatedRange: invalidatedCharRange)
        guard let onEdit else { return }
        let replacements = textStorage.replacementsBeingProcessed
        MainActor.assumeIsolated { onEdit(replacements) }
    }
}

/// The visible substitute for an editor's text, with dots for secure text, or with smaller fonts for text that is too
/// wide. The substitute has the length of the text in UTF-16 units.
@MainActor final class TextSubstitution {
    let layoutManager = NSLayoutManager()
    let container: NSTextContainer
    let conceals: Bool
    /// The factor for fonts.
    var factor: CGFloat = 1
    /// The revealed range of secure text; `nil` if everything is concealed.
    var revealed: Range<Int>?
    private let text = NSTextStorage()

    init(_ storage: NSTextStorage, like other: NSTextContainer, conceals: Bool) {
        self.conceals = conceals
        container = NSTextContainer(size: other.size)
        container.lineFragmentPadding = other.lineFragmentPadding
        container.maximumNumberOfLines = other.maximumNumberOfLines
        container.lineBreakMode = other.lineBreakMode
        layoutManager.addTextContainer(container)
        text.addLayoutManager(layoutManager)
        update(storage)
    }

    func update(_ storage: NSTextStorage) {
        var newText = Self.text(for: storage, conceals: conceals, factor)
        if let revealed, conceals, revealed.upperBound <= storage.length {
            let revealedText = (storage.string as NSString).substring(with: NSRange(revealed))
            let partlyConcealedText = (newText.string as NSString).replacingCharacters(in: NSRange(revealed), with: revealedText)
            newText = StyledText(partlyConcealedText, newText.runs)
        }
        text.replace(NSRange(location: 0, length: text.length), with: newText)
    }

    /// Returns the substitute for the text of a storage.
    static func text(for storage: NSTextStorage, conceals: Bool, _ factor: CGFloat) -> StyledText {
        guard storage.length > 0 else { return StyledText() }
        let fullText =
            conceals
            ? StyledText(TypedText.concealed(storage.string), storage.attributes(at: 0, effectiveRange: nil))
            : storage.styled(NSRange(location: 0, length: storage.length))
        guard factor != 1 else { return fullText }
        let runs = fullText.runs.map { run in
            let font = run.attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
            let scaledAttributes = run.attributes.merging([.font: font.withSize(font.pointSize * factor)]) { $1 }
            return StyledText.Run(length: run.length, attributes: scaledAttributes)
        }
        return StyledText(fullText.string, runs)
    }
}
