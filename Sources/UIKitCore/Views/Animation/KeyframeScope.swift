/// A call of `UIView.animateKeyframes`: collects the value of each property at each keyframe, and creates one
/// animation per property.
@MainActor final class KeyframeScope: AnimationScope {
    /// A change within a keyframe, with the keyframe's start and end as fractions of the total duration.
    private struct Step {
        let start: Double
        let end: Double
        let change: LayerChange
    }

    private let outer: any AnimationScope
    private let options: UIView.KeyframeAnimationOptions
    private var timeRange = (start: 0.0, end: 1.0)
    private var steps: [Step] = []

    init(within outer: any AnimationScope, options: UIView.KeyframeAnimationOptions) {
        self.outer = outer
        self.options = options
    }

    var duration: TimeInterval { outer.duration * (timeRange.end - timeRange.start) }
    var delay: TimeInterval { outer.delay }
    var curve: UIView.AnimationCurve { outer.curve }
    var spring: SpringTiming? { nil }
    var isInstant: Bool { outer.isInstant }

    /// Runs a keyframe's changes. Its start and end are clamped to 0…1.
    func keyframe(start: Double, duration: Double, _ body: () -> Void) {
        let previous = timeRange
        let begin = min(max(start.isNaN ? 0 : start, 0), 1)
        timeRange = (begin, min(max(begin + (duration.isNaN ? 0 : duration), begin), 1))
        body()
        timeRange = previous
    }

    func animate(_ change: LayerChange) {
        steps.append(Step(start: timeRange.start, end: timeRange.end, change: change))
    }

    func attach(_ animation: CAPropertyAnimation, for change: LayerChange) { outer.attach(animation, for: change) }

    func setTiming(of animation: CAAnimation, on layer: CALayer) { outer.setTiming(of: animation, on: layer) }

    func add(_ animation: CAAnimation, to layer: CALayer, key: String) { outer.add(animation, to: layer, key: key) }

    /// Creates the animations of the collected keyframes, in the order in which properties first changed.
    func close() {
        var attached: [(CALayer, String)] = []
        for step in steps where !attached.contains(where: { $0.0 === step.change.layer && $0.1 == step.change.key }) {
            attached.append((step.change.layer, step.change.key))
            attachKeyframes(steps.filter { $0.change.layer === step.change.layer && $0.change.key == step.change.key })
        }
        steps = []
    }

    /// Creates and attaches one animation from all steps of a property.
    private func attachKeyframes(_ steps: [Step]) {
        guard let first = steps.first?.change, let last = steps.last?.change else { return }
        let animation = CAKeyframeAnimation(keyPath: first.key)
        animation.duration = max(outer.duration, ViewAnimation.shortest)
        animation.timingFunction = outer.curve.timingFunction
        animation.calculationMode = options.calculationMode
        let points = points(steps)
        let offsets = points.compactMap { last.offset(of: $0.value) }
        let isAdditive = offsets.count == points.count && !options.contains(.beginFromCurrentState)
        animation.isAdditive = isAdditive
        animation.values = (isAdditive ? offsets : points.map(\.value)).map(\.boxed)
        if !isAdditive { animation.values?[0] = first.presented.boxed }
        animation.keyTimes = points.map { NSNumber(value: $0.time) }
        if options.calculationMode == .discrete { animation.keyTimes?.append(1) }
        outer.attach(animation, for: last)
    }

    /// Returns the values of a property over time. The property keeps its value in gaps between keyframes. A keyframe
    /// that would begin before the end of the previous keyframe begins at that end.
    private func points(_ steps: [Step]) -> [(time: Double, value: AnimatableValue)] {
        guard let first = steps.first else { return [] }
        var points = [(time: 0.0, value: first.change.old)]
        let isDiscrete = options.calculationMode == .discrete
        for step in steps.sorted(by: { $0.start < $1.start }) {
            let (time, value) = points[points.count - 1]
            let start = max(step.start, time)
            if start > time, !isDiscrete { points.append((start, value)) }
            points.append((max(step.end, start), step.change.new))
        }
        if let last = points.last, last.time < 1, !isDiscrete { points.append((1, last.value)) }
        return points
    }
}
