/// An animation on a layer: its key, and when it begins once a frame has taken it up.
package struct AttachedAnimation {
    package let key: String
    package let animation: CAAnimation
    /// In seconds on the frame clock; `nil` until the next commit.
    package var begin: Double?
    package var hasStarted = false
    package var hasEnded = false
    /// What was shown last and when, for animations that ask for fewer frames.
    var last: (time: Double, moment: ActiveTime.Moment)?
    /// The transactions that wait for its end.
    let waiting: [TransactionCompletion]
    /// Those of it, or in it, whose keys are none of a layer's properties.
    let extras: [CAPropertyAnimation]
}

extension AttachedAnimation {
    /// What of a run is shown at a time of the layer; `nil` for the model's own value. Notes if it starts or ends with that.
    ///
    /// - Parameter time: the time of the screen, which is what a pacer goes by.
    @MainActor mutating func moment(
        of layer: CALayer, screen time: Double, at now: Double, _ news: inout AnimationNews
    ) -> ActiveTime.Moment? {
        if let pacer = animation.pacer { return paced(pacer, time, &news) }
        // Zero, and nothing else, stands for the time at which it is taken up.
        let begin = begin ?? (animation.beginTime == 0 ? now : animation.beginTime)
        self.begin = begin
        let timing = animation.activeTime(begin: begin)
        if now >= begin { start(&news) }
        guard timing.isFinished(at: now) else { return held(timing.sample(at: now), at: now) }
        // One that stays goes on filling; whoever waits hears of its end once.
        if !hasEnded {
            hasEnded = true
            news.ended.append((layer, self))
        }
        return animation.isRemovedOnCompletion ? nil : timing.sample(at: now)
    }

    @MainActor private mutating func paced(
        _ pacer: any AnimationPacing, _ time: Double, _ news: inout AnimationNews
    ) -> ActiveTime.Moment? {
        start(&news)
        return pacer.progress(at: time).map { ActiveTime.Moment(progress: $0) }
    }

    @MainActor private mutating func start(_ news: inout AnimationNews) {
        guard !hasStarted else { return }
        hasStarted = true
        news.started.append(animation)
    }

    /// The last moment again, as long as the animation asks for fewer frames than there are.
    @MainActor private mutating func held(_ moment: ActiveTime.Moment?, at now: Double) -> ActiveTime.Moment? {
        let range = animation.preferredFrameRateRange
        let rate = Double(range.preferred.map { $0 > 0 ? $0 : range.maximum } ?? range.maximum)
        guard rate > 0, rate.isFinite, let moment else { return moment }
        // A beat that comes a little early counts as being on time.
        if let last, now >= last.time, now - last.time < 1 / rate - 1e-3 { return last.moment }
        last = (now, moment)
        return moment
    }
}
