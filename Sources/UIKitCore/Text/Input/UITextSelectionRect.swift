/// A part of what is selected: as much as stands together on one line.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextselectionrect
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// Where it stands, in points of the view; zero by default.
    open var rect: CGRect { .zero }
    /// Which way its text runs; natural by default.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it; `false` by default.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it; `false` by default.
    open var containsEnd: Bool { false }
    /// Whether its lines are upright; `false` by default.
    open var isVertical: Bool { false }
}

/// A part of a selection as the toolkit measures it.
final class SelectedSpan: UITextSelectionRect {
    private let box: CGRect
    private let ends: (start: Bool, end: Bool)

    init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
        self.box = box
        ends = (isFirst, isLast)
        super.init()
    }

    override var rect: CGRect { box }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
