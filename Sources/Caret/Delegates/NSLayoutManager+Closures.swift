extension NSLayoutManager {
    /// Calls a closure when what was known of lines no longer holds, after the delegate. The layout manager keeps it.
    ///
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func onDidInvalidateLayout(
        file: String = #fileID, line: Int = #line, perform body: @escaping () -> Void
    ) -> TextSubscription {
        listen(Site(file, line)) { $0.invalidated = body }
    }

    /// Calls a closure when a container was filled, after the delegate. The layout manager keeps it.
    ///
    /// - Parameters:
    ///   - file: where it is added; leave it out.
    ///   - line: likewise.
    ///   - body: gets the container, `nil` if text is left that no container has room for; and whether all text is set.
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func onDidCompleteLayout(
        file: String = #fileID, line: Int = #line, perform body: @escaping (NSTextContainer?, Bool) -> Void
    ) -> TextSubscription {
        listen(Site(file, line)) { $0.completed = body }
    }

    /// Answers how many points to leave below the line that ends with a glyph, where no delegate does. The layout manager keeps it.
    ///
    /// - Parameters:
    ///   - file: where it is added; leave it out.
    ///   - line: likewise.
    ///   - body: gets the glyph's index and the line's rectangle, in points of its container.
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func answerLineSpacing(
        file: String = #fileID, line: Int = #line, with body: @escaping (Int, CGRect) -> CGFloat
    ) -> TextSubscription {
        listen(Site(file, line)) { $0.spacing = body }
    }

    private func listen(_ site: Site, _ setUp: (LayoutManagerEar) -> Void) -> TextSubscription {
        let ear = LayoutManagerEar(site)
        setUp(ear)
        let id = hub.add(ear)
        return TextSubscription { [weak self] in self?.hub.remove(id) }
    }
}

/// Hands on to a closure what a `NSLayoutManagerDelegate` is told and asked.
final class LayoutManagerEar: NSObject, NSLayoutManagerDelegate, TextAnswering {
    /// Where in the app's source it was added.
    let site: Site
    var invalidated: (() -> Void)?
    var completed: ((NSTextContainer?, Bool) -> Void)?
    var spacing: ((Int, CGRect) -> CGFloat)?

    init(_ site: Site) { self.site = site }

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
