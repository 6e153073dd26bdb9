extension CALayer {
    /// Returns a property or a part of it by its key path, such as `position.x` or `transform.rotation.z`. The path
    /// may also be a key that your app defines.
    ///
    /// Numbers are returned as `NSNumber`, which casts to any numeric type. Points, sizes, rectangles, colours and
    /// transforms are returned in their own types. Unknown paths return `nil`.
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Sets a property, or a part of a property, by its key path. The change is animated as any other change of that
    /// property.
    ///
    /// A value of the wrong type is reported and ignored.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    func keyedValue(_ key: String) -> Any? {
        propertyValue(key) ?? extras[key] ?? styleValue(key) ?? type(of: self).defaultValue(forKey: key)
    }

    /// Returns a property by its name; `nil` for keys that are not properties of the layer.
    func propertyValue(_ key: String) -> Any? {
        if let value = BooleanLayerKeys.table[key] { return self[keyPath: value] }
        switch key {
        case "backgroundColor": return backgroundColor
        case "borderColor": return borderColor
        case "shadowColor": return shadowColor
        case "shadowPath": return shadowPath
        case "mask": return mask
        case "contents": return contents
        case "name": return name
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "delegate": return delegate
        case "actions": return actions
        case "frame": return frame
        case "frame.origin": return frame.origin
        case "frame.origin.x": return NSNumber(value: Double(frame.origin.x))
        case "frame.origin.y": return NSNumber(value: Double(frame.origin.y))
        case "frame.size": return frame.size
        case "frame.size.width": return NSNumber(value: Double(frame.size.width))
        case "frame.size.height": return NSNumber(value: Double(frame.size.height))
        case "contentsGravity": return contentsGravity
        default: return values.value(forKeyPath: key)?.boxed ?? namedValue(key)
        }
    }

    func storeValue(_ value: Any?, _ key: String) {
        if let property = BooleanLayerKeys.table[key] {
            self[keyPath: property] = (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
            return
        }
        switch key {
        case "backgroundColor": backgroundColor = value as? CGColor
        case "borderColor": borderColor = value as? CGColor
        case "shadowColor": shadowColor = value as? CGColor
        case "shadowPath": shadowPath = value as? CGPath
        case "mask": mask = value as? CALayer
        case "contents": contents = value
        case "name": name = value as? String
        case "sublayers": sublayers = value as? [CALayer]
        case "delegate": delegate = value as? any CALayerDelegate
        case "style": style = value as? [AnyHashable: Any]
        case "actions": actions = value as? [String: any CAAction]
        case "frame": if let value = value as? CGRect { frame = value }
        case _ where key.hasPrefix("frame."): setFrameComponent(value, key)
        case "contentsGravity":
            contentsGravity = (value as? CALayerContentsGravity) ?? (value as? String).map { .init(rawValue: $0) } ?? .resize
        default: setAnimatable(value, key)
        }
    }

    private func setFrameComponent(_ value: Any?, _ key: String) {
        var new = frame
        switch (key, AnimatableValue(value)) {
        case ("frame.origin", .point(let v)): new.origin = CGPoint(x: v.x, y: v.y)
        case ("frame.origin.x", .number(let v)): new.origin.x = CGFloat(v)
        case ("frame.origin.y", .number(let v)): new.origin.y = CGFloat(v)
        case ("frame.size", .point(let v)): new.size = CGSize(width: v.x, height: v.y)
        case ("frame.size.width", .number(let v)): new.size.width = CGFloat(v)
        case ("frame.size.height", .number(let v)): new.size.height = CGFloat(v)
        default: return Diagnostics.report("layer.value", "CALayer: \(value ?? "nil") is no value for \(key). Nothing was changed.")
        }
        frame = new
    }

    private func setAnimatable(_ value: Any?, _ key: String) {
        guard let old = values.value(forKeyPath: key) else {
            if !setNamed(value, key) { setCustomValue(value, key) }
            return
        }
        guard let new = value.map({ AnimatableValue($0) }) ?? Self.none(like: old), new.matchesKind(old) else {
            return Diagnostics.report("layer.value", "CALayer: \(value ?? "nil") is no value for \(key). Nothing was changed.")
        }
        var properties = values
        properties.set(new, forKeyPath: key)
        let root = key.split(separator: ".").first.map(String.init) ?? key
        switch root {
        case "bounds": bounds = properties.bounds
        case "position": position = properties.position
        case "transform": transform = properties.transform
        default: changeAll(to: properties, key: root)
        }
    }

    /// Stores a value for a key of a subclass, and runs the layer's action for the key.
    private func setCustomValue(_ value: Any?, _ key: String) {
        let action = wantsActions && links.model == nil ? action(forKey: key) : nil
        let before = action is CAPropertyAnimation ? presented(key) ?? AnimatableValue(extras[key]) : nil
        extras[key] = value
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        run(action, forKey: key, from: before)
    }

    /// Returns the value that is stored when an app sets `nil`: a clear colour for a colour property, and `nil` for any
    /// other property.
    private static func none(like old: AnimatableValue) -> AnimatableValue? {
        if case .color = old { .color(.zero) } else { nil }
    }

    /// Replaces all properties after one key path was changed, and runs the action for the key, as
    /// ``change(_:to:key:)`` does.
    private func changeAll(to properties: LayerProperties, key: String) {
        let action = wantsActions ? action(forKey: key) : nil
        let before = action is CAPropertyAnimation ? presented(key) : nil
        values = properties
        mark(.node)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        run(action, forKey: key, from: before)
    }
}

/// The Boolean properties by their key names.
@MainActor enum BooleanLayerKeys {
    static let table: [String: ReferenceWritableKeyPath<CALayer, Bool>] = [
        "hidden": \.isHidden, "isHidden": \.isHidden, "masksToBounds": \.masksToBounds, "opaque": \.isOpaque, "isOpaque": \.isOpaque,
        "doubleSided": \.isDoubleSided, "isDoubleSided": \.isDoubleSided, "geometryFlipped": \.isGeometryFlipped,
        "isGeometryFlipped": \.isGeometryFlipped, "allowsGroupOpacity": \.allowsGroupOpacity, "shouldRasterize": \.shouldRasterize,
        "needsDisplayOnBoundsChange": \.needsDisplayOnBoundsChange,
    ]
}
