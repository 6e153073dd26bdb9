/// An attributed string that notifies its layout managers of every change.
///
/// Edits accumulate in one mask, range and length difference until the outermost `endEditing()`. Processing notifies
/// the delegate twice, then passes the combined edit to each layout manager. A subclass with its own storage
/// overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` of a `String` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` in the latter two.
///
/// - Source: https://developer.apple.com/documentation/uikit/nstextstorage
open class NSTextStorage: NSMutableAttributedString {
    var edits = PendingEdits()
    /// The edits of characters that the layout managers are being notified of; empty otherwise.
    final var replacementsBeingProcessed: [Replacement] = []
    package final let hub = NonisolatedDelegateHub<any NSTextStorageDelegate>()

    /// Creates an empty text storage.
    public init() {
        super.init(string: "")
    }

    /// Creates a text storage without attributes.
    public override init(string: String) {
        super.init(string: string)
    }

    /// Creates a text storage with uniform attributes.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    /// Creates a text storage with a copy of an attributed string.
    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    /// Decodes a text storage from an archive.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    deinit {
        // Foundation on Linux does not release the attributes of a deallocated string, but removing the characters
        // does; see ``TransientAttributedString``. A subclass is skipped: its storage no longer exists, and the
        // removal would call its primitives.
        guard type(of: self) == NSTextStorage.self else { return }
        super.replaceCharacters(in: NSRange(location: 0, length: length), with: "")
    }

    /// The object that is notified before and after edits are processed. Held weakly.
    open weak var delegate: (any NSTextStorageDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The layout managers in the order of addition. A layout manager belongs to only one text storage.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Adds a layout manager, and removes it from its previous text storage.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.setTextStorage(self)
    }

    /// Removes a layout manager; a layout manager of another text storage is ignored.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.remove(at: index)
        aLayoutManager.setTextStorage(nil)
    }

    /// The kinds of changes since the last processing: characters, attributes or both.
    open var editedMask: EditActions { edits.mask }
    /// The changed range, in UTF-16 units of the current text; at `NSNotFound` if nothing changed.
    open var editedRange: NSRange { edits.range }
    /// The change of the text's length, in UTF-16 units.
    open var changeInLength: Int { edits.delta }

    /// Records a change. The change is processed immediately, or at the end of the outermost `beginEditing()`.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of changes.
    ///   - editedRange: The changed range, in UTF-16 units of the text before the change.
    ///   - delta: The change of the text's length.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        edits.add(editedMask, editedRange, delta)
        if edits.depth == 0 { processEditing() }
    }

    /// Notifies the delegate, which may change attributes, and then the layout managers.
    open func processEditing() {
        deliverEdits()
    }

    // MARK: - Primitives

    open override func replaceCharacters(in range: NSRange, with str: String) {
        replaceUTF16Range(range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: - Methods based on the primitives

    open override var length: Int { string.utf16.count }

    open override func attribute(_ name: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[name]
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let current = attributes(at: location, effectiveRange: nil)
        range?.pointee = longestRange(around: location, in: limit) { NSDictionary(dictionary: $0).isEqual(to: current) }
        return current
    }

    open override func attribute(
        _ name: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
    ) -> Any? {
        let current = attributes(at: location, effectiveRange: nil)[name]
        range?.pointee = longestRange(around: location, in: limit) { isSame($0[name], current) }
        return current
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString { substring(range) }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(range, with: StyledText(attrString))
    }

    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    open override func beginEditing() {
        edits.depth += 1
    }

    open override func endEditing() {
        precondition(edits.depth > 0, "NSTextStorage: endEditing() without beginEditing(). Call them in pairs.")
        edits.depth -= 1
        if edits.depth == 0, !edits.isEmpty { processEditing() }
    }

    open override func isEqual(to other: NSAttributedString) -> Bool {
        NSAttributedString(attributedString: substring(NSRange(location: 0, length: length))).isEqual(to: other)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { substring(NSRange(location: 0, length: length)) }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: substring(NSRange(location: 0, length: length)))
    }
}
