/// Sets the text of an ``NSTextStorage`` into containers and answers where everything stands.
///
/// Text is set when somebody asks. Lengths are points from the container's origin.
///
/// > Difference from Apple: there is one glyph index for each UTF-16 unit of the text; those of letters that merged into one sign
/// > share its room.
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutmanager
open class NSLayoutManager: NSObject {
    package final let hub = TextHub<any NSLayoutManagerDelegate>()
    var setting = TextSetting()
    /// Of the line whose spacing the delegate is being asked for.
    var pendingSpacing: CGFloat = 0

    /// Makes a layout manager without text and containers.
    public override init() {
        super.init()
    }

    /// What it sets; the text holds the layout manager, not the other way around.
    open private(set) weak var textStorage: NSTextStorage?
    /// What it sets the text into, one after the other.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Asked and told while text is set. Held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// Whether words are parted in paragraphs that do not say so themselves. Defaults to `false`.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { invalidate() } }
    }

    /// Whether the room that fonts ask for between lines is left. Defaults to `true`.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidate() } }
    }

    /// What links look like; `nil` for the colour of links and a line.
    var linkAttributes: [NSAttributedString.Key: Any]? { didSet { invalidate() } }

    // MARK: - Text and containers

    /// Called by the text that holds this layout manager.
    func setTextStorage(_ storage: NSTextStorage?) {
        textStorage = storage
        setting.forget()
        invalidate()
    }

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a container before the one at `index`.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        precondition(
            (0...textContainers.count).contains(index),
            "NSLayoutManager: no place \(index) among \(textContainers.count) containers. Give 0 to \(textContainers.count).")
        textContainers.insert(container, at: index)
        container.layoutManager = self
        invalidate()
    }

    /// Takes away the container at `index`.
    open func removeTextContainer(at index: Int) {
        precondition(
            textContainers.indices.contains(index),
            "NSLayoutManager: no container \(index) among \(textContainers.count). Give the index of one.")
        textContainers.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Sets the text again: a container has another size or shape. Containers call it themselves.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        invalidate()
    }

    // MARK: - Edits

    /// Takes notice of an edit; called by the text.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidate()
    }

    /// Has text set again when it is asked for; `actualCharRange` is told how much: all of it.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        setting.forget()
        invalidate()
    }

    /// Notes that what is known of lines no longer holds; unchanged paragraphs are found again.
    func invalidate() {
        guard setting.isValid else { return }
        setting.isValid = false
        hub.tell { $0.layoutManagerDidInvalidateLayout(self) }
    }

    // MARK: - Drawing

    /// Draws what lies behind the glyphs of a range, the containers' origin at `origin`, in the current context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .background)
    }

    /// Draws the glyphs of a range with their underlines and attachments, the containers' origin at `origin`, in the current context.
    ///
    /// > Difference from Apple: whole lines are drawn, as far as one of their glyphs is in the range.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .letters)
    }
}
