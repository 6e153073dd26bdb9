/// The layer properties that nibs set by key path.
@MainActor enum NibLayers {
    /// Sets a property.
    ///
    /// - Returns: Whether layers have the property, and the value has its type.
    static func set(_ name: String, _ value: Any?, on layer: CALayer) -> Bool {
        switch (name, value) {
        // A colour in a nib is a `UIColor`, while the layer's property is a `CGColor`.
        case ("borderColor", let color as UIColor), ("borderUIColor", let color as UIColor): layer.borderColor = color.cgColor
        case ("shadowColor", let color as UIColor), ("shadowUIColor", let color as UIColor): layer.shadowColor = color.cgColor
        case ("backgroundColor", let color as UIColor): layer.backgroundColor = color.cgColor
        case ("shadowOffset", let size as CGSize): layer.shadowOffset = size
        case ("shadowOffset", let point as CGPoint): layer.shadowOffset = CGSize(width: point.x, height: point.y)
        case ("name", let text as String): layer.name = text
        case ("cornerCurve", let text as String): layer.cornerCurve = CALayerCornerCurve(rawValue: text)
        case ("contentsGravity", let text as String): layer.contentsGravity = CALayerContentsGravity(rawValue: text)
        case ("maskedCorners", let number as Double):
            guard let bits = UInt(exactly: number) else { return false }
            layer.maskedCorners = CACornerMask(rawValue: bits)
        case (_, let number as Double): return set(name, CGFloat(number), on: layer)
        default: return setByPath(name, value, on: layer)
        }
        return true
    }

    private static func set(_ name: String, _ number: CGFloat, on layer: CALayer) -> Bool {
        switch name {
        case "cornerRadius": layer.cornerRadius = max(0, number)
        case "borderWidth": layer.borderWidth = max(0, number)
        case "shadowRadius": layer.shadowRadius = max(0, number)
        case "shadowOpacity": layer.shadowOpacity = Float(number)
        case "rasterizationScale": layer.rasterizationScale = number
        case "contentsScale":
            // The scale is limited because the memory of images grows with its square.
            guard scales.contains(number) else { return false }
            layer.contentsScale = number
        case "anchorPointZ": layer.anchorPointZ = number
        default: return setByPath(name, number, on: layer)
        }
        return true
    }

    /// The valid scales of images, in pixels per point.
    private static let scales: ClosedRange<CGFloat> = 0.01...16

    /// Sets a layer property by key path to a value of its type. Boolean properties accept numbers.
    private static func setByPath(_ name: String, _ value: Any?, on layer: CALayer) -> Bool {
        let current = layer.value(forKeyPath: name)
        // A boxed number that is 0 or 1 could be mistaken for a Boolean.
        let isBoolean = current.map { type(of: $0) == Bool.self } ?? false
        switch (current, value) {
        case (_, let flag as Bool) where isBoolean: layer.setValue(flag, forKeyPath: name)
        case (_, let number as CGFloat) where isBoolean: layer.setValue(number != 0, forKeyPath: name)
        case (is CGFloat, let number as CGFloat): layer.setValue(number, forKeyPath: name)
        case (is CGPoint, let point as CGPoint): layer.setValue(point, forKeyPath: name)
        case (is CGSize, let size as CGSize): layer.setValue(size, forKeyPath: name)
        case (is CGRect, let rect as CGRect): layer.setValue(rect, forKeyPath: name)
        default: return false
        }
        return true
    }
}
