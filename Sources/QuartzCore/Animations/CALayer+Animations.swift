extension CALayer {
    /// Returns the copy of the animation that was added for a key; `nil` if there is none.
    public func animation(forKey key: String) -> CAAnimation? { attached.first { $0.key == key }?.animation }

    /// Returns the keys of all animations in the order of application; `nil` without animations.
    public func animationKeys() -> [String]? { attached.isEmpty ? nil : attached.map(\.key) }

    /// Removes the animation of a key. Its delegate is notified that the animation did not finish.
    public func removeAnimation(forKey key: String) {
        guard let index = attached.firstIndex(where: { $0.key == key }) else { return }
        let animation = attached.remove(at: index)
        if animation.animation is CATransition { transition = nil }
        mark(.node)
        stop(animation, finished: false)
    }

    /// Removes all animations.
    public func removeAllAnimations() { endAnimations() }

    /// Returns a copy of the layer as the last frame showed it; `nil` before the first frame. A presentation layer
    /// returns itself.
    public func presentation() -> Self? {
        guard links.model == nil else { return self }
        guard let node, let copy = shownCopy(node.properties) as? Self else { return nil }
        (copy.node, copy.presentedNode) = (node, presentedNode)
        return copy
    }

    /// Returns the model layer of a presentation layer; any other layer returns itself.
    public func model() -> Self { (links.model as? Self) ?? self }

    /// The properties in the last frame; the model values without animations.
    package var presented: LayerProperties { attached.isEmpty ? values : (node?.properties ?? values) }

    func presented(_ key: String) -> AnimatableValue? { presented.value(forKeyPath: key) }

    func attach(_ animation: CAAnimation, forKey key: String?) {
        let copy = animation.copied()
        if copy.duration <= 0 { copy.duration = CATransaction.current.duration ?? 0.25 }
        let key = copy is CATransition ? kCATransition : key ?? "animation-\(ObjectIdentifier(copy).hashValue)"
        (copy as? CATransition)?.begin(with: presentedNode ?? node)
        removeAnimation(forKey: key)
        let waiting = CATransaction.openCompletions
        for completion in waiting { completion.begin() }
        attached.append(AttachedAnimation(key: key, animation: copy, begin: nil, completions: waiting, extras: extraAnimations(in: copy)))
        links.tree?.trackAnimations(of: self)
        mark(.node)
    }

    func endAnimations() {
        let all = attached
        attached = []
        transition = nil
        if !all.isEmpty {
            mark(.node)
            animationsWereRemoved()
        }
        for animation in all { stop(animation, finished: false) }
    }

    func stop(_ attached: AttachedAnimation, finished: Bool) {
        attached.animation.didStop(finished: finished)
        for completion in attached.completions { completion.end() }
    }

    /// Returns the properties with all animations applied at `time`, in the time of the outermost layer. Starts and
    /// ends are recorded in `events`. Ended animations with `isRemovedOnCompletion` are removed.
    func sample(at time: Double, recording events: inout AnimationEvents) -> LayerProperties {
        let now = localTime(of: time)
        var properties = values
        properties.extras = extrasToAnimate
        var remaining: [AttachedAnimation] = []
        transition = nil
        for var item in attached {
            if let moment = item.moment(of: self, screen: time, at: now, &events) { show(item.animation, moment, in: &properties) }
            if !(item.hasEnded && item.animation.isRemovedOnCompletion) { remaining.append(item) }
        }
        attached = remaining
        return properties
    }

    private func show(_ animation: CAAnimation, _ moment: ActiveTime.Moment, in properties: inout LayerProperties) {
        if let layerTransition = animation as? CATransition { transition = layerTransition.moment(moment) }
        animation.apply(moment, to: &properties)
    }

    /// Whether the layer has a running animation that has an end.
    var hasFiniteAnimations: Bool {
        guard isMoving else { return false }
        return attached.contains { item in
            if let driver = item.animation.driver { return driver.isMoving }
            return !item.hasEnded && item.animation.speed != 0 && !item.animation.activeTime(begin: 0).isEndless
        }
    }

    /// Whether any animation will change the appearance in a later frame.
    var isMoving: Bool {
        let isStopped = isTimeStopped
        return attached.contains { item in
            if let driver = item.animation.driver { return driver.isMoving }
            return !isStopped && !item.hasEnded && item.animation.speed != 0
        }
    }
}
