extension CALayer {
    /// The animation of a key; a copy of what was added, or `nil`.
    public func animation(forKey key: String) -> CAAnimation? { attached.first { $0.key == key }?.animation }

    /// The keys of all animations, in the order in which they are applied; `nil` without any.
    public func animationKeys() -> [String]? { attached.isEmpty ? nil : attached.map(\.key) }

    /// Takes off the animation of a key; its delegate hears that it did not finish.
    public func removeAnimation(forKey key: String) {
        guard let index = attached.firstIndex(where: { $0.key == key }) else { return }
        let animation = attached.remove(at: index)
        if animation.animation is CATransition { transition = nil }
        mark(.node)
        stop(animation, finished: false)
    }

    /// Takes off all animations.
    public func removeAllAnimations() { endAnimations() }

    /// The layer as the last frame showed it; a copy, `nil` before the first frame. Its own is itself.
    public func presentation() -> Self? {
        guard links.model == nil else { return self }
        guard let node, let copy = shownCopy(node.properties) as? Self else { return nil }
        (copy.node, copy.shownNode) = (node, shownNode)
        return copy
    }

    /// The layer that a presentation layer shows; any other layer itself.
    public func model() -> Self { (links.model as? Self) ?? self }

    /// What the last frame showed; what is set now if nothing is animated.
    package var presented: LayerProperties { attached.isEmpty ? values : (node?.properties ?? values) }

    func presented(_ key: String) -> AnimatableValue? { presented.value(forKeyPath: key) }

    func attach(_ animation: CAAnimation, forKey key: String?) {
        let copy = animation.copied()
        if copy.duration <= 0 { copy.duration = CATransaction.current.duration ?? 0.25 }
        let key = copy is CATransition ? kCATransition : key ?? "animation-\(ObjectIdentifier(copy).hashValue)"
        (copy as? CATransition)?.begin(with: shownNode ?? node)
        removeAnimation(forKey: key)
        let waiting = CATransaction.waiting
        for completion in waiting { completion.begin() }
        attached.append(AttachedAnimation(key: key, animation: copy, begin: nil, waiting: waiting, extras: extraAnimations(in: copy)))
        links.tree?.noteAnimations(of: self)
        mark(.node)
    }

    func endAnimations() {
        let all = attached
        attached = []
        transition = nil
        if !all.isEmpty {
            mark(.node)
            animationsWereCut()
        }
        for animation in all { stop(animation, finished: false) }
    }

    func stop(_ attached: AttachedAnimation, finished: Bool) {
        attached.animation.didStop(finished: finished)
        for completion in attached.waiting { completion.end() }
    }

    /// The properties with all animations applied at `time`, which is the outermost layer's. What has started or ended is noted, and what
    /// has ended is taken off.
    func sample(at time: Double, noting news: inout AnimationNews) -> LayerProperties {
        let now = localTime(of: time)
        var properties = values
        properties.extras = extrasToAnimate
        var kept: [AttachedAnimation] = []
        transition = nil
        for var item in attached {
            if let moment = item.moment(of: self, screen: time, at: now, &news) { show(item.animation, moment, in: &properties) }
            if !(item.hasEnded && item.animation.isRemovedOnCompletion) { kept.append(item) }
        }
        attached = kept
        return properties
    }

    private func show(_ animation: CAAnimation, _ moment: ActiveTime.Moment, in properties: inout LayerProperties) {
        if let change = animation as? CATransition { transition = change.moment(moment) }
        animation.apply(moment, to: &properties)
    }

    /// Whether any animation will look different in a later frame.
    /// Whether an animation moves this layer and will end.
    var isMovingToAnEnd: Bool {
        guard isMoving else { return false }
        return attached.contains { item in
            if let pacer = item.animation.pacer { return pacer.isMoving }
            return !item.hasEnded && item.animation.speed != 0 && !item.animation.activeTime(begin: 0).isEndless
        }
    }

    var isMoving: Bool {
        let isStopped = isTimeStopped
        return attached.contains { item in
            if let pacer = item.animation.pacer { return pacer.isMoving }
            return !isStopped && !item.hasEnded && item.animation.speed != 0
        }
    }
}
