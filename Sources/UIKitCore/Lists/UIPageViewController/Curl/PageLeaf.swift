import QuartzCore

/// The piece of paper that is turned from some pages to others, and what lies flat meanwhile.
@MainActor struct PageLeaf {
    /// A controller, and the half of the book that it lies on: 0 or 1; `nil` for all of it.
    typealias Flat = (page: UIViewController, half: Int?)

    let front: UIViewController
    let back: UIViewController?
    /// From below to above.
    let flat: [Flat]
    /// The edge that is lifted.
    let edge: TransitionStyle.Side
    /// The half of the book that the paper lies on; `nil` for all of it.
    let half: Int?
    /// Whether the paper goes away; else it comes.
    let goesAway: Bool

    /// - Parameters:
    ///   - back: what is printed on the back where one page shows.
    /// - Returns: `nil` for pages that do not suit the spine.
    init?(
        from old: [UIViewController], to new: [UIViewController], back: UIViewController?, isForward: Bool,
        spine: UIPageViewController.SpineLocation, isHorizontal: Bool
    ) {
        let (low, high): (TransitionStyle.Side, TransitionStyle.Side) = isHorizontal ? (.left, .right) : (.top, .bottom)
        if spine == .mid {
            guard old.count == 2, new.count == 2 else { return nil }
            goesAway = true
            let half = isForward ? 1 : 0
            (front, self.back) = (old[half], new[1 - half])
            flat = [(old[1 - half], 1 - half), (new[half], half)]
            (edge, self.half) = (isForward ? high : low, half)
        } else {
            guard let one = old.first, let other = new.first else { return nil }
            // Pages always move from the right to the left when they go forward: off a spine at the left, onto one at the right.
            goesAway = isForward == (spine == .min)
            front = goesAway ? one : other
            flat = [(goesAway ? other : one, nil)]
            (edge, half, self.back) = (spine == .min ? high : low, nil, back)
        }
    }

    /// How the paper lies before it is turned, lifted at a place along its edge.
    func curl(lift: Double, isHorizontal: Bool) -> PageCurl {
        var curl = PageCurl()
        (curl.edge, curl.lift, curl.progress) = (edge, lift, goesAway ? 0 : 1)
        if let half {
            let start = CGFloat(half) / 2
            curl.page =
                isHorizontal ? CGRect(x: start, y: 0, width: 0.5, height: 1) : CGRect(x: 0, y: start, width: 1, height: 0.5)
        }
        return curl
    }
}
