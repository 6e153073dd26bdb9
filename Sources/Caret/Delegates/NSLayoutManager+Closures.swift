extension NSLayoutManager {
    /// Calls a closure when what was known of lines no longer holds, after the delegate. The layout manager keeps it.
    ///
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func onDidInvalidateLayout(_ body: @escaping () -> Void) -> TextSubscription {
        listen { $0.invalidated = body }
    }

    /// Calls a closure when a container was filled, after the delegate. The layout manager keeps it.
    ///
    /// - Parameter body: gets the container, `nil` if text is left that no container has room for; and whether all text is set.
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func onDidCompleteLayout(_ body: @escaping (NSTextContainer?, Bool) -> Void) -> TextSubscription {
        listen { $0.completed = body }
    }

    /// Answers how many points to leave below the line that ends with a glyph, where no delegate does. The layout manager keeps it.
    ///
    /// - Parameter body: gets the glyph's index and the line's rectangle, in points of its container.
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func answerLineSpacing(_ body: @escaping (Int, CGRect) -> CGFloat) -> TextSubscription {
        listen { $0.spacing = body }
    }

    private func listen(_ setUp: (LayoutManagerEar) -> Void) -> TextSubscription {
        let ear = LayoutManagerEar()
        setUp(ear)
        let id = hub.add(ear)
        return TextSubscription { [weak self] in self?.hub.remove(id) }
    }
}

/// Hands on to a closure what a `NSLayoutManagerDelegate` is told and asked.
private final class LayoutManagerEar: NSObject, NSLayoutManagerDelegate, TextAnswering {
    var invalidated: (() -> Void)?
    var completed: ((NSTextContainer?, Bool) -> Void)?
    var spacing: ((Int, CGRect) -> CGFloat)?
    package var isAnswering: Bool { spacing != nil }

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidated?() }

    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {
        completed?(textContainer, layoutFinishedFlag)
    }

    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        spacing?(glyphIndex, rect) ?? layoutManager.lineSpacing(ofGlyphAt: glyphIndex)
    }
}
