import Platform

/// The coalesced and predicted touches of an event.
@MainActor enum TouchSampling {
    static func coalesced(_ touch: UITouch) -> [UITouch] {
        var previous = touch.samples.isEmpty ? touch.previousLocation : touch.before?.location ?? touch.previousLocation
        let samples = touch.samples + [PointerEvent.Sample(location: touch.location, timestamp: touch.timestamp)]
        return samples.map { sample in
            defer { previous = sample.location }
            return UITouch(touch, at: sample, from: previous)
        }
    }

    /// Returns the predicted touches: a linear extrapolation with the velocity since the last event.
    static func predicted(_ touch: UITouch) -> [UITouch] {
        guard touch.phase == .moved, let before = touch.before else { return [] }
        let time = touch.timestamp - before.timestamp
        guard time > 0, time < longest else { return [] }
        let (x, y) = ((touch.location.x - before.location.x) / time, (touch.location.y - before.location.y) / time)
        var previous = touch.location
        return (1...count).map { step in
            let later = Double(step) * frame
            let location = CGPoint(x: touch.location.x + x * later, y: touch.location.y + y * later)
            defer { previous = location }
            return UITouch(touch, at: PointerEvent.Sample(location: location, timestamp: touch.timestamp + later), from: previous)
        }
    }

    private static let count = 2
    private static let frame = 1.0 / 60
    /// The time in seconds after which a resting touch is not extrapolated.
    private static let longest = 0.1
}
