import CoreGraphics

/// Determines the page on which content comes to rest.
package struct Paging: Equatable, Sendable {
    /// 200 pt/s: the minimum velocity of a flick that changes the page. Observed.
    package static let flickSpeed: CGFloat = 200

    /// The length of a page, in points. Pages begin at multiples of this length.
    package var pageLength: CGFloat
    /// The range of offsets without bouncing.
    package var range: ClosedRange<CGFloat>

    package init(pageLength: CGFloat, range: ClosedRange<CGFloat>) {
        self.pageLength = pageLength
        self.range = range
    }

    /// Returns the offset at which content comes to rest.
    ///
    /// Without a flick, the page with the larger visible part is chosen. A flick moves to the next page in its
    /// direction, counted from the current offset, and never by more than one page.
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
