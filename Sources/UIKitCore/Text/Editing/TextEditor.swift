import UIKitEngines

/// What text fields and text views have in common: a text, what is selected in it, and all that a person can do to it.
///
/// Offsets are UTF-16 units. What a person does asks the host first and tells it afterwards; what a program does tells nobody.
@MainActor final class TextEditor {
    let storage = NSTextStorage()
    let layoutManager = EditedLayoutManager()
    let container: NSTextContainer
    weak var host: (any TextEditorHost)?
    /// What is selected. A caret stands behind all tokens; a selection may hold some.
    var caret = TextCaret() {
        didSet {
            if caret.isEmpty, caret.head < tokens { caret = TextCaret(anchor: tokens, head: tokens) }
            if revealEnd != nil, caret != oldValue { endReveal() }
        }
    }
    /// Whether what the host is told to insert and to delete is a person's doing, which the delegate is asked about.
    var isTyped = false
    /// What an input method is composing.
    var marked: Range<Int>?
    /// What stood there before an input method began to compose, and where what is composed stands now: one step of undoing in the end.
    var beforeMarking: TextHistory.Change?
    var markedStyle: [NSAttributedString.Key: Any]?
    /// Whether a person's next edit replaces everything, until the selection changes: for ``UITextField/clearsOnInsertion``.
    var clearsOnInsertion = false
    /// The same wherever the caret is: nobody can go on with a secret that is not seen.
    var isEnteredAnew = false
    /// The signs that are made of what is typed.
    var smart = SmartTraits()
    /// Whether a person can change how the text looks.
    var allowsAttributes = false
    /// The look of what is typed next.
    var typing: [NSAttributedString.Key: Any] = [:]
    /// The height at which the caret goes up and down, in points of the container.
    var column: CGFloat?
    let history = TextHistory()
    /// What can be done to the selection.
    private(set) lazy var menu = TextEditMenu(self)
    let undo = UndoManager()
    /// What can be undone at first: so many runs of typing that nobody misses more, and no more memory however long somebody types.
    static let undoSteps = 1_000
    let inputHub = DelegateHub<any UITextInputDelegate>()
    /// What is shown in place of a secret, or of a text that is too wide.
    private(set) var veil: TextVeil?
    /// What the fonts of what is shown are multiplied by, 0…1.
    private(set) var reduction: CGFloat = 1
    private var known: TextBoundaries?
    /// Ends what is seen of a secret.
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
    /// How many tokens stand before the text.
    private var tokens: Int { host?.leadingTokens ?? 0 }
    /// What of a range is text, and no token.
    func words(in range: Range<Int>) -> Range<Int> { range.clamped(to: min(tokens, length)..<length) }

    /// Where the text's parts begin and end; read anew after each edit.
    var boundaries: TextBoundaries {
        if let known { return known }
        let made = TextBoundaries(storage.string)
        known = made
        return made
    }

    /// Whether dots are shown in place of the text.
    var isSecure: Bool {
        get { veil?.conceals ?? false }
        set {
            guard newValue != isSecure else { return }
            reduction = 1
            veil = newValue ? TextVeil(storage, like: container, conceals: true) : nil
            host?.editorTextDidSet()
            if let host { host.chainWindow?.textInputDidMove(host) }
        }
    }

    /// Shows the text in smaller letters; it keeps its own. The host lays it out anew.
    func reduce(by factor: CGFloat) {
        guard factor != reduction else { return }
        reduction = factor
        let conceals = isSecure
        if factor < 1 || conceals {
            let veil = veil ?? TextVeil(storage, like: container, conceals: conceals)
            veil.factor = factor
            veil.update(storage)
            self.veil = veil
        } else {
            veil = nil
        }
    }

    /// The width of what is shown as one line, in letters that are `factor` times as large as the text's.
    func naturalWidth(_ factor: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        if factor == 1, !isSecure { return storage.size().width }
        let shown = TextVeil.shown(storage, conceals: isSecure, factor)
        let text = FleetingText(string: shown.string)
        var location = 0
        for run in shown.runs {
            text.setAttributes(run.attributes, range: NSRange(location: location, length: run.length))
            location += run.length
        }
        return text.size().width
    }

    /// What measures and draws what is shown.
    var shown: (manager: NSLayoutManager, container: NSTextContainer) {
        veil.map { ($0.layoutManager, $0.container) } ?? (layoutManager, container)
    }

    /// The container's size and how its last line ends, for what is shown.
    func fit(_ size: CGSize, _ mode: NSLineBreakMode) {
        for container in [container, veil?.container].compactMap({ $0 }) {
            container.lineBreakMode = mode
            container.size = size
        }
    }

    /// Has colours be resolved again.
    func forgetLook() {
        let shown = shown.manager
        shown.invalidateLayout(forCharacterRange: NSRange(location: 0, length: length), actualCharacterRange: nil)
        host?.editorTextDidSet()
    }

    /// Sets the whole text by program: the caret goes to its end, and what was done cannot be undone.
    func setText(_ text: StyledText) {
        (marked, beforeMarking) = (nil, nil)
        inputHub.tell { $0.textWillChange(self.host) }
        storage.replace(NSRange(location: 0, length: storage.length), with: text)
        caret = TextCaret(anchor: length, head: length)
        column = nil
        history.stop()
        undo.removeAllActions(withTarget: self)
        inputHub.tell { $0.textDidChange(self.host) }
        host?.editorTextDidSet()
    }

    /// Follows an edit of the storage. An edit of attributes alone changes the look and nothing else: caret, selection, marked text, a revealed
    /// letter, found ranges and the run of typing stay.
    private func storageDidChange(_ replacements: [NSTextStorage.Replacement]) {
        if !replacements.isEmpty {
            known = nil
            for replacement in replacements { follow(replacement) }
            veil?.revealed = nil
        }
        veil?.update(storage)
        host?.editorTextDidSet()
    }

    /// Moves what lies behind an edit of characters along with the text.
    private func follow(_ replacement: NSTextStorage.Replacement) {
        let range = replacement.old.location..<replacement.old.upperBound
        found.replace(range, length: replacement.length)
        guard !isReplacing else { return }
        caret = caret.replacing(range, length: replacement.length)
        column = nil
        history.stop()
        followInMarkedText(range, length: replacement.length)
    }

    /// Marked text moves with the text around it. An edit inside it ends the composition.
    private func followInMarkedText(_ range: Range<Int>, length: Int) {
        guard let marked else { return }
        let isBefore = range.upperBound <= marked.lowerBound
        guard isBefore || range.lowerBound >= marked.upperBound else { return (self.marked, beforeMarking) = (nil, nil) }
        guard isBefore else { return }
        let shift = length - range.count
        self.marked = marked.lowerBound + shift..<marked.upperBound + shift
        if let composed = beforeMarking {
            composed.range = composed.range.lowerBound + shift..<composed.range.upperBound + shift
        }
    }

    /// What a search found, which is drawn behind the letters.
    var found = TextFound()

    /// Whether a finger selected, and both ends have a handle to drag.
    var showsHandles = false

    /// Whether the editor itself is changing the text, and moves the caret on its own.
    var isReplacing = false
}

/// Says when its text was edited, by whomever.
final class EditedLayoutManager: NSLayoutManager {
    /// Called on the main actor, to which the texts of views belong, with the edits of characters; with none after an edit of attributes.
    var onEdit: (@MainActor ([NSTextStorage.Replacement]) -> Void)?

    override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        super.processEditing(
            for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta, invalidatedRange: invalidatedCharRange)
        guard let onEdit else { return }
        let replacements = textStorage.processedReplacements
        MainActor.assumeIsolated { onEdit(replacements) }
    }
}

/// What is shown in a text's place, as many UTF-16 units long: dots for a secret, smaller letters for what is too wide.
@MainActor final class TextVeil {
    let layoutManager = NSLayoutManager()
    let container: NSTextContainer
    let conceals: Bool
    /// What fonts are multiplied by.
    var factor: CGFloat = 1
    /// What of a secret is seen.
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
        var shown = Self.shown(storage, conceals: conceals, factor)
        if let revealed, conceals, revealed.upperBound <= storage.length {
            let letters = (storage.string as NSString).substring(with: NSRange(revealed))
            let dots = (shown.string as NSString).replacingCharacters(in: NSRange(revealed), with: letters)
            shown = StyledText(dots, shown.runs)
        }
        text.replace(NSRange(location: 0, length: text.length), with: shown)
    }

    /// What stands for a text.
    static func shown(_ storage: NSTextStorage, conceals: Bool, _ factor: CGFloat) -> StyledText {
        guard storage.length > 0 else { return StyledText() }
        let whole =
            conceals
            ? StyledText(TypedText.concealed(storage.string), storage.attributes(at: 0, effectiveRange: nil))
            : storage.styled(NSRange(location: 0, length: storage.length))
        guard factor != 1 else { return whole }
        let runs = whole.runs.map { run in
            let font = run.attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
            let smaller = run.attributes.merging([.font: font.withSize(font.pointSize * factor)]) { $1 }
            return StyledText.Run(length: run.length, attributes: smaller)
        }
        return StyledText(whole.string, runs)
    }
}
