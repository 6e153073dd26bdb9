/// A rectangle of a selection: a contiguous part on one line.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextselectionrect
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// The rectangle, in the view's coordinates; zero by default.
    open var rect: CGRect { .zero }
    /// The writing direction of the text in the rectangle; natural by default.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the rectangle contains the start of the selection; `false` by default.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the end of the selection; `false` by default.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical; `false` by default.
    open var isVertical: Bool { false }
}

/// A rectangle of a selection in a text field or text view of the toolkit.
final class EditorSelectionRect: UITextSelectionRect {
    private let storedRect: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ storedRect: CGRect, isFirst: Bool, isLast: Bool) {
        self.storedRect = storedRect
        self.isFirst = isFirst
        self.isLast = isLast
        super.init()
    }

    override var rect: CGRect { storedRect }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
