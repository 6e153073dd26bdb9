/// Default values of a layer from its style and its class, for properties that were not set.
extension CALayer {
    /// Applies a style to properties with default values, and resets the properties that the previous style had set.
    func setStyle(_ new: [AnyHashable: Any]?) {
        for (key, applied) in styledValues where Self.areEqual(propertyValue(key), applied) {
            setWithoutActions(type(of: self).defaultValue(forKey: key), key)
        }
        styledValues = [:]
        extras["style"] = new
        for (key, value) in Self.flattened(new) where hasProperty(key) {
            guard Self.areEqual(propertyValue(key), type(of: self).defaultValue(forKey: key)) else { continue }
            setWithoutActions(value, key)
            styledValues[key] = propertyValue(key)
        }
    }

    /// Returns the style's value for a key. Outer dictionaries take precedence over nested ones.
    func styleValue(_ key: String) -> Any? {
        var level = style
        while let current = level {
            if let value = current[key] { return value }
            level = current["style"] as? [AnyHashable: Any]
        }
        return nil
    }

    /// Returns the style's action for a key. Outer dictionaries take precedence over nested ones.
    func styleAction(_ event: String) -> (any CAAction)? {
        var level = style
        while let current = level {
            if let action = (current["actions"] as? [AnyHashable: Any])?[event] as? any CAAction { return action }
            level = current["style"] as? [AnyHashable: Any]
        }
        return nil
    }

    /// The keys that styles do not affect: geometry and properties that are not part of the appearance.
    private static let excludedKeys: Set = ["bounds", "frame", "style", "actions", "delegate", "superlayer", "sublayers", "mask"]

    private static func flattened(_ style: [AnyHashable: Any]?) -> [String: Any] {
        var result: [String: Any] = [:]
        var level = style
        while let current = level {
            for (key, value) in current {
                if let key = key as? String, !excludedKeys.contains(key), result[key] == nil { result[key] = value }
            }
            level = current["style"] as? [AnyHashable: Any]
        }
        return result
    }

    private func hasProperty(_ key: String) -> Bool {
        let objects: Set = ["backgroundColor", "borderColor", "shadowColor", "shadowPath", "contents", "contentsGravity", "name"]
        return objects.contains(key) || BooleanLayerKeys.table[key] != nil || propertyValue(key) != nil
            || type(of: self).defaultInstance.propertyValue(key) != nil
    }

    private func setWithoutActions(_ value: Any?, _ key: String) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        storeValue(value, key)
        CATransaction.commit()
    }

    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let a = AnimatableValue(one), let b = AnimatableValue(other) { return a == b }
        guard let a = one as? AnyHashable, let b = other as? AnyHashable else { return false }
        return a == b
    }
}
