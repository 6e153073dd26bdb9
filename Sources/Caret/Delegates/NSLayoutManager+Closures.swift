extension NSLayoutManager {
    /// Calls a closure when the layout is invalidated, after the delegate. The layout manager retains the closure.
    ///
    /// - Returns: A subscription that removes the closure when cancelled; keeping it is optional.
    @discardableResult public func onDidInvalidateLayout(
        file: String = #fileID, line: Int = #line, perform body: @escaping () -> Void
    ) -> TextSubscription {
        addProxy(SourceLocation(file, line)) { $0.onInvalidate = body }
    }

    /// Calls a closure when a container has been filled, after the delegate. The layout manager retains the closure.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Receives the container; `nil` if text remains that fits into no container. Also receives whether all
    ///     text is laid out.
    /// - Returns: A subscription that removes the closure when cancelled; keeping it is optional.
    @discardableResult public func onDidCompleteLayout(
        file: String = #fileID, line: Int = #line, perform body: @escaping (NSTextContainer?, Bool) -> Void
    ) -> TextSubscription {
        addProxy(SourceLocation(file, line)) { $0.onComplete = body }
    }

    /// Sets the spacing below the line that ends with a glyph, in points, if the delegate does not set the spacing. The
    /// layout manager retains the closure.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Receives the index of the glyph, and the rectangle of the line in container coordinates.
    /// - Returns: A subscription that removes the closure when cancelled; keeping it is optional.
    @discardableResult public func answerLineSpacing(
        file: String = #fileID, line: Int = #line, with body: @escaping (Int, CGRect) -> CGFloat
    ) -> TextSubscription {
        addProxy(SourceLocation(file, line)) { $0.lineSpacingHandler = body }
    }

    private func addProxy(_ site: SourceLocation, _ setUp: (LayoutManagerDelegateProxy) -> Void) -> TextSubscription {
        let proxy = LayoutManagerDelegateProxy(site)
        setUp(proxy)
        return Hooks.add(proxy, to: self)
    }
}

/// A proxy that forwards the methods of `NSLayoutManagerDelegate` to closures.
final class LayoutManagerDelegateProxy: NSObject, NSLayoutManagerDelegate {
    /// The source location at which the proxy was added.
    let site: SourceLocation
    var onInvalidate: (() -> Void)?
    var onComplete: ((NSTextContainer?, Bool) -> Void)?
    var lineSpacingHandler: ((Int, CGRect) -> CGFloat)?

    init(_ site: SourceLocation) { self.site = site }

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { onInvalidate?() }

    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {
        onComplete?(textContainer, layoutFinishedFlag)
    }

    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        lineSpacingHandler?(glyphIndex, rect) ?? Hooks.lineSpacing(of: layoutManager, afterGlyphAt: glyphIndex)
    }
}
