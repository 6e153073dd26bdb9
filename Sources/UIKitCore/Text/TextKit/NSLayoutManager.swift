/// Lays the text of an ``NSTextStorage`` out in containers, and answers queries about the layout.
///
/// The layout is computed on demand, and an edit only invalidates it. The first query converts the storage to content
/// for the text engine and fills the containers one after the other. Queries translate glyph indices, which are
/// UTF-16 offsets, to byte offsets and look the lines up in the layout. In a single container of unlimited height an
/// edit lays out only the changed paragraphs again. Lengths are in points from the container's origin.
///
/// > Difference from Apple: each UTF-16 unit of the text has one glyph index; the indices of characters in a ligature
/// > share its width.
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutmanager
open class NSLayoutManager: NSObject {
    package final let hub = NonisolatedDelegateHub<any NSLayoutManagerDelegate>()
    var containerLayouts = TextContainerLayouts()
    /// The default line spacing of the line that the delegate is being asked about.
    var defaultSpacingOfCurrentLine: CGFloat = 0

    /// Creates a layout manager without text and containers.
    public override init() {
        super.init()
    }

    /// The text storage; held weakly, since the text storage holds the layout manager.
    open private(set) weak var textStorage: NSTextStorage?
    /// The containers, in the order in which the text fills them.
    open private(set) var textContainers: [NSTextContainer] = []

    /// The object that determines line spacing and is notified of the layout. Held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// Whether words are hyphenated in paragraphs that do not specify hyphenation. Defaults to `false`.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { invalidate() } }
    }

    /// Whether the line spacing includes the fonts' leading. Defaults to `true`.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidate() } }
    }

    /// The attributes of links; `nil` for the link colour and an underline.
    var linkAttributes: [NSAttributedString.Key: Any]? { didSet { invalidate() } }

    // MARK: - Text and containers

    /// Sets the text storage. Called by the text storage that holds this layout manager.
    func setTextStorage(_ storage: NSTextStorage?) {
        textStorage = storage
        containerLayouts.reset()
        invalidate()
    }

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container at an index, before the container that has this index now.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        precondition(
            (0...textContainers.count).contains(index),
            "NSLayoutManager: index \(index) is not in 0...\(textContainers.count). Use 0 up to the number of containers.")
        textContainers.insert(container, at: index)
        container.layoutManager = self
        invalidate()
    }

    /// Removes the container at `index`.
    open func removeTextContainer(at index: Int) {
        precondition(
            textContainers.indices.contains(index),
            "NSLayoutManager: there are \(textContainers.count) containers, but none at index \(index). Use the index of a container.")
        textContainers.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Invalidates the layout after a change of a container's size or shape. Called by the container.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        invalidate()
    }

    // MARK: - Edits

    /// Processes an edit. Called by the text storage.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidate()
    }

    /// Invalidates the layout of the whole text. `actualCharRange` receives the range of the text.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        containerLayouts.reset()
        invalidate()
    }

    /// Invalidates the layout. The next layout reuses unchanged paragraphs.
    func invalidate() {
        guard containerLayouts.isValid else { return }
        containerLayouts.isValid = false
        hub.notify { $0.layoutManagerDidInvalidateLayout(self) }
    }

    // MARK: - Drawing

    /// Draws the background of glyphs in the current context, with the containers' origin at `origin`.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .background)
    }

    /// Draws glyphs with their underlines and attachments in the current context, with the containers' origin at
    /// `origin`.
    ///
    /// > Difference from Apple: whole lines are drawn if any of their glyphs is in the range.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .letters)
    }
}
