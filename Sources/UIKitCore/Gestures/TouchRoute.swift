import Platform

/// What the view of one touch has been told, and what is held back from it.
@MainActor struct TouchRoute {
    enum Knowledge {
        /// Nothing yet.
        case nothing
        /// That the touch began.
        case began
        /// That the touch ended or was cancelled.
        case over
    }

    let touch: UITouch
    let event: UIEvent
    private(set) var knowledge = Knowledge.nothing
    /// A gesture took the touch: its view hears of it no more, once it knows that it is cancelled.
    var isTaken = false
    /// When the view may be told at the latest, if a scroll view holds the touch back.
    var delay: DelayToken?
    /// The finger has left, and the view does not know yet.
    private(set) var hasUntoldEnd = false
    /// Where and when the finger came down, in points of the window: what a beginning says that is told late.
    private let beginning: PointerEvent.Sample

    init(touch: UITouch, event: UIEvent) {
        self.touch = touch
        self.event = event
        beginning = PointerEvent.Sample(location: touch.location, timestamp: touch.timestamp)
    }

    /// Tells late of a phase: of the beginning with the place and the time it had, and of what follows as if it came right after that.
    func tell(_ told: UITouch.Phase, _ tell: () -> Void) {
        let (location, time, phase) = (touch.location, touch.timestamp, touch.phase)
        touch.phase = told
        if told == .began {
            (touch.location, touch.previousLocation, touch.timestamp) = (beginning.location, beginning.location, beginning.timestamp)
        }
        tell()
        touch.previousLocation = touch.location
        (touch.location, touch.timestamp, touch.phase) = (location, time, phase)
    }

    /// Whether the view was not told of the beginning, and has to be before it hears of the touch's present phase.
    var owesBeginning: Bool { knowledge == .nothing && !isTaken && touch.phase != .began && touch.phase != .cancelled }

    /// The view is being told of the beginning.
    mutating func noteBeginning() {
        knowledge = .began
    }

    /// Whether the finger has moved since it came down.
    var hasMoved: Bool { touch.location != beginning.location }

    /// Whether nothing is left to tell.
    var isOver: Bool {
        let isUp = touch.phase == .ended || touch.phase == .cancelled
        return isUp && (knowledge == .over || (isTaken && knowledge == .nothing))
    }

    /// What to tell the view of the touch's present phase.
    mutating func delivery(of touch: UITouch, mustWait: Bool) -> GestureArbiter.Delivery {
        if knowledge == .over { return .drop }
        if isTaken { return cancelled() ? .cancel : .drop }
        let isEnd = touch.phase == .ended
        guard touch.phase != .cancelled else { return cancelled() ? .cancel : .drop }
        if mustWait {
            hasUntoldEnd = isEnd
            return .delay
        }
        knowledge = isEnd ? .over : .began
        return .deliver
    }

    /// What was held back and may be told now, in order.
    mutating func release() -> [UITouch.Phase] {
        var phases: [UITouch.Phase] = knowledge == .nothing ? [.began] : []
        if knowledge == .nothing, hasMoved { phases.append(.moved) }
        knowledge = .began
        if hasUntoldEnd {
            phases.append(.ended)
            hasUntoldEnd = false
        }
        return phases
    }

    /// The view is being told of the end.
    mutating func noteEnd() {
        knowledge = .over
    }

    /// The view is not to hear of the touch at all.
    mutating func refuse() {
        isTaken = true
        knowledge = .over
    }

    /// Notes that a gesture took the touch. Returns whether the view has to hear of it.
    mutating func cancelled() -> Bool {
        isTaken = true
        defer { knowledge = .over }
        return knowledge == .began
    }
}
