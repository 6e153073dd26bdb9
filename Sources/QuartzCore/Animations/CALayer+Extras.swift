/// Animations of keys that are none of a layer's properties: those that subclasses draw from.
///
/// Such a value is one that was set with ``CALayer/setValue(_:forKey:)``, or that an override of ``CALayer/value(forKey:)`` tells. While an
/// animation changes it, each frame that finds it changed displays the layer, if ``CALayer/needsDisplay(forKey:)`` says so;
/// ``CALayer/draw(in:)`` is called on a copy whose value is the animation's, and ``CALayer/display()`` on the layer itself.
extension CALayer {
    func extraAnimations(in animation: CAAnimation) -> [CAPropertyAnimation] {
        switch animation {
        case let group as CAAnimationGroup: group.animations?.flatMap { extraAnimations(in: $0) } ?? []
        case let animation as CAPropertyAnimation where !isProperty(animation.keyPath): [animation]
        default: []
        }
    }

    private func isProperty(_ keyPath: String?) -> Bool {
        guard let keyPath, keyPath != "contents" else { return true }
        return values.value(forKeyPath: keyPath) != nil
    }

    /// What such animations start from.
    var extrasToAnimate: [String: AnimatableValue]? {
        var result: [String: AnimatableValue]?
        for item in attached {
            for animation in item.extras {
                // Some classes of layers say which keys they have only while these are animated.
                guard let key = animation.keyPath, !isProperty(key) else { continue }
                guard let value = AnimatableValue(value(forKey: key)) ?? animation.anyValue else { continue }
                result = result ?? [:]
                result?[key] = value
            }
        }
        return result
    }

    /// Displays the layer if a value that it draws from is another than in the frame before.
    func displayExtras(since before: [String: AnimatableValue]?) {
        let now = sampled?.extras
        guard now != nil || before != nil else { return }
        let keys = Set(now.map { Array($0.keys) } ?? []).union(before.map { Array($0.keys) } ?? [])
        guard keys.contains(where: { now?[$0] != before?[$0] && type(of: self).needsDisplay(forKey: $0) }) else { return }
        links.tree?.counters.displays += 1
        display()
    }

    /// The layer to draw with: a copy with what animations make of its values, while they do.
    var layerToDraw: CALayer {
        guard links.model == nil, let sampled, sampled.extras != nil else { return self }
        return shownCopy(sampled)
    }

    /// A copy of the layer for presentation.
    func shownCopy(_ properties: LayerProperties) -> CALayer {
        let copy = LayerCopy.make(of: self)
        copy.values = properties
        copy.values.extras = nil
        copy.links.superlayer = links.superlayer
        copy.links.model = self
        for (key, value) in sampled?.extras ?? [:] { copy.extras[key] = value.boxed(like: extras[key]) }
        return copy
    }
}

extension AnimatableValue {
    /// A number as one of the type that the layer holds, so that whoever casts it finds what was set.
    fileprivate func boxed(like model: Any?) -> Any {
        guard case .number(let number) = self, let model else { return boxed }
        switch type(of: model) {
        case is Double.Type: return number
        case is Float.Type: return Float(number)
        case is Int.Type: return Int(min(max(number.rounded(), -9e18), 9e18))
        case is CGFloat.Type: return CGFloat(number)
        default: return boxed
        }
    }
}
