/// A call of `UIView.animateKeyframes`: collects the value of each property at each keyframe, and creates one
/// animation per property.
@MainActor final class KeyframeScope: AnimationScope {
    /// A change within a keyframe, with the keyframe's start and end as fractions of the total duration.
    private struct Step {
        let start: Double
        let end: Double
        let change: LayerChange
    }

    private let outerScope: any AnimationScope
    private let options: UIView.KeyframeAnimationOptions
    private var timeRange = (start: 0.0, end: 1.0)
    private var steps: [Step] = []

    init(within outerScope: any AnimationScope, options: UIView.KeyframeAnimationOptions) {
        self.outerScope = outerScope
        self.options = options
    }

    var duration: TimeInterval { outerScope.duration * (timeRange.end - timeRange.start) }
    var delay: TimeInterval { outerScope.delay }
    var curve: UIView.AnimationCurve { outerScope.curve }
    var spring: SpringTiming? { nil }
    var isInstant: Bool { outerScope.isInstant }

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

    func attach(_ animation: CAPropertyAnimation, for change: LayerChange) { outerScope.attach(animation, for: change) }

    func setTiming(of animation: CAAnimation, on layer: CALayer) { outerScope.setTiming(of: animation, on: layer) }

    func add(_ animation: CAAnimation, to layer: CALayer, key: String) { outerScope.add(animation, to: layer, key: key) }

    /// Creates the animations of the collected keyframes, in the order in which properties first changed.
    func close() {
        var attachedAnimations: [(layer: CALayer, key: String)] = []
        for step in steps where !attachedAnimations.contains(where: { $0.layer === step.change.layer && $0.key == step.change.key }) {
            attachedAnimations.append((step.change.layer, step.change.key))
            attachKeyframes(steps.filter { $0.change.layer === step.change.layer && $0.change.key == step.change.key })
        }
        steps = []
    }

    /// Creates and attaches one animation from all steps of a property.
    private func attachKeyframes(_ steps: [Step]) {
        guard let first = steps.first?.change, let last = steps.last?.change else { return }
        let animation = CAKeyframeAnimation(keyPath: first.key)
        animation.duration = max(outerScope.duration, ViewAnimation.shortest)
        animation.timingFunction = outerScope.curve.timingFunction
        animation.calculationMode = options.calculationMode
        let points = points(steps)
        let offsets = points.compactMap { last.offset(of: $0.value) }
        let isAdditive = offsets.count == points.count && !options.contains(.beginFromCurrentState)
        animation.isAdditive = isAdditive
        animation.values = (isAdditive ? offsets : points.map(\.value)).map(\.boxed)
        if !isAdditive { animation.values?[0] = first.presented.boxed }
        animation.keyTimes = points.map { NSNumber(value: $0.time) }
        if options.calculationMode == .discrete { animation.keyTimes?.append(1) }
        outerScope.attach(animation, for: last)
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
