import CoreGraphics

/// Determines the page on which content comes to rest.
package struct Paging: Equatable, Sendable {
    /// 200 pt/s: the minimum velocity of a flick to another page. Observed.
    package static let flickSpeed: CGFloat = 200

    /// The length of a page, in points; pages begin at its multiples.
    package var pageLength: CGFloat
    /// The offsets that show only content.
    package var range: ClosedRange<CGFloat>

    package init(pageLength: CGFloat, range: ClosedRange<CGFloat>) {
        self.pageLength = pageLength
        self.range = range
    }

    /// Returns the offset to settle at.
    ///
    /// Without a flick, the page with the larger visible part wins. A flick moves to the next page in its direction
    /// from the current offset, and never by more than one page.
    package func target(offset: CGFloat, velocity: CGFloat) -> CGFloat {
        guard pageLength > 0 else { return offset }
        let page = offset / pageLength
        let chosen: CGFloat
        if velocity > Self.flickSpeed {
            chosen = (page - 1e-6).rounded(.up)
        } else if velocity < -Self.flickSpeed {
            chosen = (page + 1e-6).rounded(.down)
        } else {
            chosen = page.rounded()
        }
        return min(max(chosen * pageLength, range.lowerBound), range.upperBound)
    }
}
