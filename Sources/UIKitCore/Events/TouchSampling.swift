import Platform

/// The coalesced and predicted touches of an event.
@MainActor enum TouchSampling {
    /// Returns a touch for each sample since the last event; the last one has the current location.
    static func coalesced(_ touch: UITouch) -> [UITouch] {
        var previous = touch.samples.isEmpty ? touch.previousLocation : touch.previousSample?.location ?? touch.previousLocation
        let samples = touch.samples + [PointerEvent.Sample(location: touch.location, timestamp: touch.timestamp)]
        return samples.map { sample in
            defer { previous = sample.location }
            return UITouch(touch, at: sample, from: previous)
        }
    }

    /// Returns the predicted touches: a linear extrapolation of the movement since the last event.
    static func predicted(_ touch: UITouch) -> [UITouch] {
        guard touch.phase == .moved, let previousSample = touch.previousSample else { return [] }
        let time = touch.timestamp - previousSample.timestamp
        guard time > 0, time < maximumInterval else { return [] }
        let velocityX = (touch.location.x - previousSample.location.x) / time
        let velocityY = (touch.location.y - previousSample.location.y) / time
        var previous = touch.location
        return (1...predictionCount).map { step in
            let offset = Double(step) * frameDuration
            let location = CGPoint(x: touch.location.x + velocityX * offset, y: touch.location.y + velocityY * offset)
            defer { previous = location }
            return UITouch(touch, at: PointerEvent.Sample(location: location, timestamp: touch.timestamp + offset), from: previous)
        }
    }

    /// The number of predicted touches, one for each frame.
    private static let predictionCount = 2
    private static let frameDuration = 1.0 / 60
    /// The maximum interval between two events from which a touch is extrapolated, in seconds.
    private static let maximumInterval = 0.1
}
