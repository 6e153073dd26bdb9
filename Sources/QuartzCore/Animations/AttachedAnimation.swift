/// An animation on a layer, with its key and its begin time.
package struct AttachedAnimation {
    package let key: String
    package let animation: CAAnimation
    /// The begin time in the layer's time, in seconds; `nil` until the animation is first sampled.
    package var begin: Double?
    package var hasStarted = false
    package var hasEnded = false
    /// The last displayed state and its time, for animations with a reduced frame rate.
    var last: (time: Double, moment: ActiveTime.Moment)?
    /// The transactions that wait for the end of the animation.
    let completions: [TransactionCompletion]
    /// The animations of keys that are not properties of a layer, including members of groups.
    let extras: [CAPropertyAnimation]
}

extension AttachedAnimation {
    /// Returns the state of the animation at a time of the layer; `nil` selects the model value. Records start and end
    /// events in `events`.
    ///
    /// - Parameter time: The time of the screen, which a driver uses instead of the layer's time.
    @MainActor mutating func moment(
        of layer: CALayer, screen time: Double, at now: Double, _ events: inout AnimationEvents
    ) -> ActiveTime.Moment? {
        if let driver = animation.driver { return driverMoment(driver, time, &events) }
        // A `beginTime` of 0 means the time of the commit.
        let begin = begin ?? (animation.beginTime == 0 ? now : animation.beginTime)
        self.begin = begin
        let timing = animation.activeTime(begin: begin)
        if now >= begin { start(&events) }
        guard timing.isFinished(at: now) else { return throttled(timing.sample(at: now), at: now) }
        // The end is reported only once, although an animation that is not removed keeps filling.
        if !hasEnded {
            hasEnded = true
            events.ended.append((layer, self))
        }
        return animation.isRemovedOnCompletion ? nil : timing.sample(at: now)
    }

    @MainActor private mutating func driverMoment(
        _ driver: any AnimationDriver, _ time: Double, _ events: inout AnimationEvents
    ) -> ActiveTime.Moment? {
        start(&events)
        return driver.progress(at: time).map { ActiveTime.Moment(progress: $0) }
    }

    @MainActor private mutating func start(_ events: inout AnimationEvents) {
        guard !hasStarted else { return }
        hasStarted = true
        events.started.append(animation)
    }

    /// Repeats the last state if the animation prefers a lower frame rate than the screen has.
    @MainActor private mutating func throttled(_ moment: ActiveTime.Moment?, at now: Double) -> ActiveTime.Moment? {
        let range = animation.preferredFrameRateRange
        let rate = Double(range.preferred.map { $0 > 0 ? $0 : range.maximum } ?? range.maximum)
        guard rate > 0, rate.isFinite, let moment else { return moment }
        // A frame that is slightly early counts as being on time.
        if let last, now >= last.time, now - last.time < 1 / rate - 1e-3 { return last.moment }
        last = (now, moment)
        return moment
    }
}
