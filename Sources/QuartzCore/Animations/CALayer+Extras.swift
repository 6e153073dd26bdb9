/// Animations of values that subclasses draw. Their keys are not properties of `CALayer`.
///
/// Such a value is set with ``CALayer/setValue(_:forKey:)``, or returned by an override of ``CALayer/value(forKey:)``.
/// An animation changes the value from frame to frame. A frame with a new value displays the layer if
/// ``CALayer/needsDisplay(forKey:)`` returns `true`. ``CALayer/draw(in:)`` is called on a copy that has the animated
/// value, and ``CALayer/display()`` on the layer itself.
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

    /// The model values of the animated extra keys.
    var extrasToAnimate: [String: AnimatableValue]? {
        var result: [String: AnimatableValue]?
        for item in attached {
            for animation in item.extras {
                // Some layer classes have these keys only while they are animated.
                guard let key = animation.keyPath, !isProperty(key) else { continue }
                guard let value = AnimatableValue(value(forKey: key)) ?? animation.anyValue else { continue }
                result = result ?? [:]
                result?[key] = value
            }
        }
        return result
    }

    /// Displays the layer if an animated extra value changed since the previous frame.
    func displayExtras(since before: [String: AnimatableValue]?) {
        let now = animatedValues?.extras
        guard now != nil || before != nil else { return }
        let keys = Set(now.map { Array($0.keys) } ?? []).union(before.map { Array($0.keys) } ?? [])
        guard keys.contains(where: { now?[$0] != before?[$0] && type(of: self).needsDisplay(forKey: $0) }) else { return }
        links.tree?.counters.displays += 1
        display()
    }

    /// The layer whose `draw(in:)` is called: a copy with the animated values, or this layer if no extra key is
    /// animated.
    var layerToDraw: CALayer {
        guard links.model == nil, let animatedValues, animatedValues.extras != nil else { return self }
        return shownCopy(animatedValues)
    }

    /// Returns a presentation copy of the layer.
    func shownCopy(_ properties: LayerProperties) -> CALayer {
        let copy = LayerCopy.make(of: self)
        copy.values = properties
        copy.values.extras = nil
        copy.links.superlayer = links.superlayer
        copy.links.model = self
        for (key, value) in animatedValues?.extras ?? [:] { copy.extras[key] = value.boxed(like: extras[key]) }
        return copy
    }
}

extension AnimatableValue {
    /// Returns a number in the type of the model value, so that casts in the app's code succeed.
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
