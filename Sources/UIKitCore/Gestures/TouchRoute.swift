import Platform

/// The delivery state of one touch: the phases that its view has received, and those that are delayed.
///
/// The view has received nothing, the beginning, or the end of the touch. ``delivery(of:isDelayed:)`` returns the
/// delivery of the current phase, and updates this state. A delayed touch is later released: as a beginning, a move if
/// the touch has moved, and an end if it has ended.
@MainActor struct TouchRoute {
    enum DeliveryState {
        /// The view has received nothing.
        case nothing
        /// The view has received the beginning.
        case began
        /// The view has received the end or the cancellation.
        case ended
    }

    let touch: UITouch
    let event: UIEvent
    private(set) var deliveryState = DeliveryState.nothing
    /// Whether a gesture claimed the touch. The view may then receive a cancellation, and nothing further.
    var isClaimed = false
    /// The timer at whose end a scroll view no longer delays the touch.
    var delay: DelayToken?
    /// Whether the touch has ended and the view has not been notified of this.
    private(set) var hasUndeliveredEnd = false
    /// The location and time of the beginning, in points of the window, for a delayed delivery.
    private let beginning: PointerEvent.Sample

    init(touch: UITouch, event: UIEvent) {
        self.touch = touch
        self.event = event
        beginning = PointerEvent.Sample(location: touch.location, timestamp: touch.timestamp)
    }

    /// Calls `deliver` while the touch temporarily has the phase `deliveredPhase`. A beginning has its original
    /// location and time; later phases have the current location and time.
    func notify(_ deliveredPhase: UITouch.Phase, _ deliver: () -> Void) {
        let (location, time, phase) = (touch.location, touch.timestamp, touch.phase)
        touch.phase = deliveredPhase
        if deliveredPhase == .began {
            touch.location = beginning.location
            touch.previousLocation = beginning.location
            touch.timestamp = beginning.timestamp
        }
        deliver()
        touch.previousLocation = touch.location
        touch.location = location
        touch.timestamp = time
        touch.phase = phase
    }

    /// Whether the view must receive the beginning before the current phase.
    var hasPendingBeginning: Bool { deliveryState == .nothing && !isClaimed && touch.phase != .began && touch.phase != .cancelled }

    /// Records that the view is receiving the beginning.
    mutating func didDeliverBeginning() {
        deliveryState = .began
    }

    /// Whether the touch has moved since its beginning.
    var hasMoved: Bool { touch.location != beginning.location }

    /// Whether there is nothing left to deliver.
    var isFinished: Bool {
        let isUp = touch.phase == .ended || touch.phase == .cancelled
        return isUp && (deliveryState == .ended || (isClaimed && deliveryState == .nothing))
    }

    /// Returns the delivery of the current phase, and records it as delivered or delayed.
    mutating func delivery(of touch: UITouch, isDelayed: Bool) -> GestureArbiter.Delivery {
        if deliveryState == .ended { return .drop }
        if isClaimed { return recordClaim() ? .cancel : .drop }
        let isEnd = touch.phase == .ended
        guard touch.phase != .cancelled else { return recordClaim() ? .cancel : .drop }
        if isDelayed {
            hasUndeliveredEnd = isEnd
            return .delay
        }
        deliveryState = isEnd ? .ended : .began
        return .deliver
    }

    /// Returns the delayed phases in order, and records that they are delivered now.
    mutating func dequeueDelayedPhases() -> [UITouch.Phase] {
        var phases: [UITouch.Phase] = deliveryState == .nothing ? [.began] : []
        if deliveryState == .nothing, hasMoved { phases.append(.moved) }
        deliveryState = .began
        if hasUndeliveredEnd {
            phases.append(.ended)
            hasUndeliveredEnd = false
        }
        return phases
    }

    /// Records that the view is receiving the end.
    mutating func didDeliverEnd() {
        deliveryState = .ended
    }

    /// Excludes the view from further phases of the touch.
    mutating func refuse() {
        isClaimed = true
        deliveryState = .ended
    }

    /// Records that a gesture claimed the touch. Returns whether the view must receive a cancellation.
    mutating func recordClaim() -> Bool {
        isClaimed = true
        defer { deliveryState = .ended }
        return deliveryState == .began
    }
}
