import QuartzCore

// Interactive page turns.
//
// A pan along the book's axis begins a turn if the data source has a page in the direction of the pan. Within the
// first 60 points of the pan, the page's edge moves from its resting position to the touch. After that the edge stays
// at the touch. The position of the edge determines the progress of the curl. The position of the touch across the
// axis determines the point at which the edge is lifted. When the touch ends, a velocity above 300 points per second
// decides the direction of the turn, and otherwise the progress does. Taps at the edges, wheels, keys and assistive
// technology turn a whole page.

/// The gestures, wheel events and keys that turn pages with the curl style.
@MainActor final class PageGestures {
    private(set) weak var book: PageBook?
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    /// Whether a touch is turning the page.
    private(set) var isDragging = false
    /// Whether the page completes its turn after the touch has ended.
    private(set) var willComplete = false
    /// The position of the touch along the book's axis at the start of the pan, in points.
    private var start: CGFloat = 0

    init(_ book: PageBook) {
        self.book = book
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] _ in self?.handlePan() }
        tap.addAction { [weak self] _ in self?.handleTap() }
    }

    func turnDidEnd() {
        isDragging = false
        willComplete = false
    }

    // MARK: - Adjacent pages

    /// Returns the pages on a side, and the page on the back of the sheet. Returns `nil` if the data source provides
    /// too few pages.
    private func adjacentPages(_ book: PageBook, isForward: Bool) -> (pages: [UIViewController], back: UIViewController?)? {
        guard let owner = book.owner, let from = isForward ? book.visiblePages.last : book.visiblePages.first,
            let adjacent = owner.adjacentPage(of: from, at: isForward ? 1 : -1)
        else { return nil }
        guard owner.isDoubleSided else { return ([adjacent], nil) }
        guard let followingPage = owner.adjacentPage(of: adjacent, at: isForward ? 1 : -1), followingPage !== from else { return nil }
        if book.spine == .mid { return (isForward ? [adjacent, followingPage] : [followingPage, adjacent], nil) }
        return ([followingPage], adjacent)
    }

    /// Notifies the delegate of a turn and begins it. Returns whether there is a page to turn to.
    private func begin(_ book: PageBook, isForward: Bool, lift: Double) -> Bool {
        guard let owner = book.owner, let next = adjacentPages(book, isForward: isForward) else { return false }
        let pendingPages = next.pages + [next.back].compactMap { $0 }
        owner.pageHub.notify { $0.pageViewController(owner, willTransitionTo: pendingPages) }
        // The delegate may have turned to another page.
        guard book.turn == nil else { return false }
        return book.begin(next.pages, back: next.back, isForward: isForward, lift: lift, isSet: false)
    }

    /// Turns one page by a wheel, a key or assistive technology: 1 forward, -1 back. Returns whether there is a page.
    /// During a turn, no other turn begins.
    func turn(to direction: Int) -> Bool {
        guard let book, let owner = book.owner, !owner.pageSource.isEmpty, owner.viewIfLoaded?.window != nil else { return false }
        guard book.turn == nil else { return true }
        guard begin(book, isForward: direction > 0, lift: 1) else { return false }
        endTurn(book, completes: true, .curveEaseInOut)
        return true
    }

    private func endTurn(_ book: PageBook, completes: Bool, _ curve: UIView.AnimationOptions) {
        isDragging = false
        willComplete = completes
        book.settle(completes: completes, curve)
    }

    // MARK: - Taps

    /// The part of the book's width or height at each edge in which a tap turns a page, as a fraction.
    private static let tapAreaFraction: CGFloat = 0.2

    /// Returns 1 for a tap that turns forward, -1 for a tap that turns back, and 0 for any other tap.
    func turnDirection(ofTapAt point: CGPoint, in bounds: CGRect) -> Int {
        let (position, length) = book?.isHorizontal == true ? (point.x, bounds.width) : (point.y, bounds.height)
        if position < length * Self.tapAreaFraction { return -1 }
        return position > length * (1 - Self.tapAreaFraction) ? 1 : 0
    }

    private func handleTap() {
        guard let book else { return }
        let direction = turnDirection(ofTapAt: tap.location(in: book.view), in: book.view.bounds)
        if direction != 0 { _ = turn(to: direction) }
    }

    // MARK: - Pans

    private func handlePan() {
        guard let book else { return }
        switch pan.state {
        case .began: beginDragging(book)
        case .changed: moveEdge(book)
        case .ended: end(book, velocity: axisComponent(book, pan.velocity(in: book.view)))
        case .cancelled, .failed: if isDragging { endTurn(book, completes: false, .curveEaseOut) }
        default: break
        }
    }

    private func axisComponent(_ book: PageBook, _ point: CGPoint) -> CGFloat { book.isHorizontal ? point.x : point.y }

    private func beginDragging(_ book: PageBook) {
        // The previous turn is completed before the next turn begins.
        book.finish()
        let translation = pan.translation(in: book.view)
        let distance = axisComponent(book, translation)
        let across = book.isHorizontal ? translation.y : translation.x
        guard book.turn == nil, distance != 0, abs(distance) >= abs(across) else { return }
        let location = pan.location(in: book.view)
        start = axisComponent(book, location) - distance
        isDragging = begin(book, isForward: distance < 0, lift: lift(book, location))
        if isDragging { moveEdge(book) }
    }

    private func lift(_ book: PageBook, _ location: CGPoint) -> Double {
        let (across, length) =
            book.isHorizontal ? (location.y, book.view.bounds.height) : (location.x, book.view.bounds.width)
        return length > 0 ? min(max(0, across / length), 1) : 0.5
    }

    /// Moves the page's edge towards the touch, and then with the touch.
    private func moveEdge(_ book: PageBook) {
        guard isDragging, let turn = book.turn else { return }
        let location = pan.location(in: book.view)
        let position = axisComponent(book, location)
        let distance = max(0, (position - start) * (turn.isForward ? -1 : 1))
        let edge = edgePosition(book, turn, position, distance)
        var curl = book.curlView.curl
        curl.lift = lift(book, location)
        curl.progress = min(max(0, (1 - edge) / 2), 1)
        book.curlView.curl = curl
    }

    /// The length of a pan after which the page's edge has reached the touch, in points.
    private static let catchUpDistance: CGFloat = 60

    /// Returns the position of the page's edge: 1 at rest before a turn, 0 at the spine, -1 on the other side.
    private func edgePosition(_ book: PageBook, _ turn: PageBook.Turn, _ position: CGFloat, _ distance: CGFloat) -> CGFloat {
        let page = book.frame(ofHalf: turn.leaf.half)
        let (low, high) = book.isHorizontal ? (page.minX, page.maxX) : (page.minY, page.maxY)
        guard high > low else { return turn.leaf.turnsAway ? 1 : -1 }
        let isHigh = turn.leaf.edge == .right || turn.leaf.edge == .bottom
        let touchPosition = (isHigh ? position - low : high - position) / (high - low)
        let restingPosition: CGFloat = turn.leaf.turnsAway ? 1 : -1
        return touchPosition + (restingPosition - touchPosition) * max(0, 1 - distance / Self.catchUpDistance)
    }

    /// The velocity above which the end of a pan decides the turn, regardless of the page's position, in points per
    /// second.
    private static let flickVelocity: CGFloat = 300

    private func end(_ book: PageBook, velocity: CGFloat) {
        guard isDragging, let turn = book.turn else { return }
        let speed = velocity * (turn.isForward ? -1 : 1)
        let progress = book.curlView.curl.progress
        // A single page cannot be dragged beyond its spine, so a quarter of the turn is enough.
        let requiredProgress = turn.leaf.half == nil ? 0.25 : 0.5
        let isEnough = turn.leaf.turnsAway ? progress > requiredProgress : progress < 0.5
        endTurn(book, completes: speed > Self.flickVelocity || speed > -Self.flickVelocity && isEnough, .curveEaseOut)
    }
}
