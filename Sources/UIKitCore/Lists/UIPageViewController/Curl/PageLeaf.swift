import QuartzCore

/// The sheet that turns during a page turn, and the pages that lie flat.
@MainActor struct PageLeaf {
    /// A page, and the half of the book that it covers, 0 or 1; `nil` for the whole book.
    typealias Flat = (page: UIViewController, half: Int?)

    let front: UIViewController
    let back: UIViewController?
    /// The flat pages, from back to front.
    let flat: [Flat]
    /// The edge that is lifted.
    let edge: TransitionStyle.Side
    /// The half of the book on which the sheet lies at rest; `nil` for the whole book.
    let half: Int?
    /// Whether the sheet turns away from its half. `false` if the sheet turns onto its half.
    let turnsAway: Bool

    /// - Parameters:
    ///   - back: The page on the back of the sheet, if a single page is visible.
    /// - Returns: `nil` if the number of pages is wrong for the spine location.
    init?(
        from old: [UIViewController], to new: [UIViewController], back: UIViewController?, isForward: Bool,
        spine: UIPageViewController.SpineLocation, isHorizontal: Bool
    ) {
        let (low, high): (TransitionStyle.Side, TransitionStyle.Side) = isHorizontal ? (.left, .right) : (.top, .bottom)
        if spine == .mid {
            guard old.count == 2, new.count == 2 else { return nil }
            turnsAway = true
            let half = isForward ? 1 : 0
            front = old[half]
            self.back = new[1 - half]
            flat = [(old[1 - half], 1 - half), (new[half], half)]
            edge = isForward ? high : low
            self.half = half
        } else {
            guard let oldPage = old.first, let newPage = new.first else { return nil }
            // A turn forward always moves from right to left: away from its half if the spine is at the left, and onto
            // its half if the spine is at the right.
            turnsAway = isForward == (spine == .min)
            front = turnsAway ? oldPage : newPage
            flat = [(turnsAway ? newPage : oldPage, nil)]
            edge = spine == .min ? high : low
            half = nil
            self.back = back
        }
    }

    /// Returns the curl at the start of the turn. `lift` is the position along the edge at which the page is lifted.
    func curl(lift: Double, isHorizontal: Bool) -> PageCurl {
        var curl = PageCurl()
        curl.edge = edge
        curl.lift = lift
        curl.progress = turnsAway ? 0 : 1
        if let half {
            let start = CGFloat(half) / 2
            curl.page =
                isHorizontal ? CGRect(x: start, y: 0, width: 0.5, height: 1) : CGRect(x: 0, y: start, width: 1, height: 0.5)
        }
        return curl
    }
}
