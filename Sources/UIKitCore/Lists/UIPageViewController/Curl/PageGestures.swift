import QuartzCore

/// Fingers, wheels and keys that turn pages that are bound.
@MainActor final class PageGestures {
    private(set) weak var book: PageBook?
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    /// A finger holds the page.
    private(set) var isLeading = false
    /// Where the page goes that was let go.
    private(set) var willComplete = false
    /// Where the finger took the page.
    private var start: CGFloat = 0

    init(_ book: PageBook) {
        self.book = book
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] _ in self?.moved() }
        tap.addAction { [weak self] _ in self?.tapped() }
    }

    func turnDidEnd() { (isLeading, willComplete) = (false, false) }

    // MARK: - What there is to turn to

    /// The pages on a side, and what is printed on the back of the paper in between; `nil` where the data source has none.
    private func neighbours(_ book: PageBook, isForward: Bool) -> (pages: [UIViewController], back: UIViewController?)? {
        guard let owner = book.owner, let from = isForward ? book.shown.last : book.shown.first,
            let one = owner.neighbour(of: from, at: isForward ? 1 : -1)
        else { return nil }
        guard owner.isDoubleSided else { return ([one], nil) }
        guard let other = owner.neighbour(of: one, at: isForward ? 1 : -1), other !== from else { return nil }
        if book.spine == .mid { return (isForward ? [one, other] : [other, one], nil) }
        return ([other], one)
    }

    /// Tells of a turn, and begins it. Returns whether there is something to turn to.
    private func begin(_ book: PageBook, isForward: Bool, lift: Double) -> Bool {
        guard let owner = book.owner, let next = neighbours(book, isForward: isForward) else { return false }
        let told = next.pages + (next.back.map { [$0] } ?? [])
        owner.pageHub.tell { $0.pageViewController(owner, willTransitionTo: told) }
        // Whoever was told may have turned to another page.
        guard book.turn == nil else { return false }
        return book.begin(next.pages, back: next.back, isForward: isForward, lift: lift, isSet: false)
    }

    /// Turns one page, as a wheel, a key or assistive technology asks: 1 forward, -1 back. Returns whether there is one; while a page is turned,
    /// nothing more is begun.
    func turn(to slot: Int) -> Bool {
        guard let book, let owner = book.owner, !owner.pageSource.isEmpty, owner.viewIfLoaded?.window != nil else { return false }
        guard book.turn == nil else { return true }
        guard begin(book, isForward: slot > 0, lift: 1) else { return false }
        letGo(book, completes: true, .curveEaseInOut)
        return true
    }

    private func letGo(_ book: PageBook, completes: Bool, _ curve: UIView.AnimationOptions) {
        (isLeading, willComplete) = (false, completes)
        book.settle(completes: completes, curve)
    }

    // MARK: - Taps

    /// How much of the book's width, or height, turns a page when it is tapped, at either edge.
    private static let tapShare: CGFloat = 0.2

    /// 1 for a tap that goes forward, -1 for one that goes back, 0 elsewhere.
    func slot(ofTapAt point: CGPoint, in bounds: CGRect) -> Int {
        let (place, length) = book?.isHorizontal == true ? (point.x, bounds.width) : (point.y, bounds.height)
        if place < length * Self.tapShare { return -1 }
        return place > length * (1 - Self.tapShare) ? 1 : 0
    }

    private func tapped() {
        guard let book else { return }
        let slot = slot(ofTapAt: tap.location(in: book.view), in: book.view.bounds)
        if slot != 0 { _ = turn(to: slot) }
    }

    // MARK: - A finger

    private func moved() {
        guard let book else { return }
        switch pan.state {
        case .began: take(book)
        case .changed: lead(book)
        case .ended: end(book, velocity: along(book, pan.velocity(in: book.view)))
        case .cancelled, .failed: if isLeading { letGo(book, completes: false, .curveEaseOut) }
        default: break
        }
    }

    private func along(_ book: PageBook, _ point: CGPoint) -> CGFloat { book.isHorizontal ? point.x : point.y }

    private func take(_ book: PageBook) {
        // A page that is still on its way gets there first.
        book.finish()
        let way = pan.translation(in: book.view)
        guard book.turn == nil, along(book, way) != 0, abs(along(book, way)) >= abs(book.isHorizontal ? way.y : way.x) else { return }
        let place = pan.location(in: book.view)
        start = along(book, place) - along(book, way)
        isLeading = begin(book, isForward: along(book, way) < 0, lift: lift(book, place))
        if isLeading { lead(book) }
    }

    private func lift(_ book: PageBook, _ place: CGPoint) -> Double {
        let (across, length) = book.isHorizontal ? (place.y, book.view.bounds.height) : (place.x, book.view.bounds.width)
        return length > 0 ? min(max(0, across / length), 1) : 0.5
    }

    /// The page's edge comes to the finger, and goes along with it.
    private func lead(_ book: PageBook) {
        guard isLeading, let turn = book.turn else { return }
        let place = pan.location(in: book.view)
        let travel = max(0, (along(book, place) - start) * (turn.isForward ? -1 : 1))
        let edge = edge(book, turn, along(book, place), travel)
        var curl = book.curlView.curl
        (curl.lift, curl.progress) = (lift(book, place), min(max(0, (1 - edge) / 2), 1))
        book.curlView.curl = curl
    }

    /// How far a finger goes until it has the page's edge, in points.
    private static let reach: CGFloat = 60

    /// Where the page's edge is: 1 where the page lies before it goes away, 0 at the spine, -1 on the other side.
    private func edge(_ book: PageBook, _ turn: PageBook.Turn, _ place: CGFloat, _ travel: CGFloat) -> CGFloat {
        let page = book.frame(ofHalf: turn.leaf.half)
        let (low, high) = book.isHorizontal ? (page.minX, page.maxX) : (page.minY, page.maxY)
        guard high > low else { return turn.leaf.goesAway ? 1 : -1 }
        let isHigh = turn.leaf.edge == .right || turn.leaf.edge == .bottom
        let finger = (isHigh ? place - low : high - place) / (high - low)
        let rest: CGFloat = turn.leaf.goesAway ? 1 : -1
        return finger + (rest - finger) * max(0, 1 - travel / Self.reach)
    }

    /// A finger this fast turns the page, or takes it back, wherever it is; in points per second.
    private static let flick: CGFloat = 300

    private func end(_ book: PageBook, velocity: CGFloat) {
        guard isLeading, let turn = book.turn else { return }
        let speed = velocity * (turn.isForward ? -1 : 1)
        let progress = book.curlView.curl.progress
        // A single page cannot be led beyond its spine.
        let isEnough = turn.leaf.goesAway ? progress > (turn.leaf.half == nil ? 0.25 : 0.5) : progress < 0.5
        letGo(book, completes: speed > Self.flick || speed > -Self.flick && isEnough, .curveEaseOut)
    }
}
