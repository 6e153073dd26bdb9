import CoreGraphics

/// Which page content comes to rest on.
package struct Paging: Equatable, Sendable {
    /// 200 pt/s: slower than this a finger lets go of a page and does not flick it. Observed.
    package static let flickSpeed: CGFloat = 200

    /// Points; pages begin at multiples of it.
    package var pageLength: CGFloat
    /// The offsets that show content only.
    package var range: ClosedRange<CGFloat>

    package init(pageLength: CGFloat, range: ClosedRange<CGFloat>) {
        self.pageLength = pageLength
        self.range = range
    }

    /// The offset to settle on.
    ///
    /// Without a flick the page that shows more of itself wins; a flick goes to the next page in its direction from where
    /// content is, so never more than one.
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
