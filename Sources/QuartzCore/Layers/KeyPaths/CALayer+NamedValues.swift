/// The non-numeric properties of layer subclasses, by their keys.
extension CALayer {
    func namedValue(_ key: String) -> Any? {
        switch self {
        case let layer as CAShapeLayer: layer.shapeValue(key)
        case let layer as CAGradientLayer: key == "type" ? layer.type : nil
        case let layer as CATextLayer: layer.textValue(key)
        case let layer as CAEmitterLayer: layer.emitterValue(key)
        default: nil
        }
    }

    /// Sets a property of the subclass. Returns whether the key is known.
    func setNamed(_ value: Any?, _ key: String) -> Bool {
        switch self {
        case let layer as CAShapeLayer: return layer.setShape(value, key)
        case let layer as CAGradientLayer:
            guard key == "type" else { return false }
            layer.type = (value as? CAGradientLayerType) ?? (value as? String).map { .init(rawValue: $0) } ?? .axial
            return true
        case let layer as CATextLayer: return layer.setText(value, key)
        case let layer as CAEmitterLayer: return layer.setEmitter(value, key)
        default: return false
        }
    }
}

extension CAShapeLayer {
    fileprivate func shapeValue(_ key: String) -> Any? {
        switch key {
        case "lineCap": lineCap
        case "lineJoin": lineJoin
        case "fillRule": fillRule
        case "lineDashPattern": lineDashPattern
        default: nil
        }
    }

    fileprivate func setShape(_ value: Any?, _ key: String) -> Bool {
        let name = value as? String
        switch key {
        case "lineCap": lineCap = (value as? CAShapeLayerLineCap) ?? name.map { .init(rawValue: $0) } ?? .butt
        case "lineJoin": lineJoin = (value as? CAShapeLayerLineJoin) ?? name.map { .init(rawValue: $0) } ?? .miter
        case "fillRule": fillRule = (value as? CAShapeLayerFillRule) ?? name.map { .init(rawValue: $0) } ?? .nonZero
        case "lineDashPattern": lineDashPattern = (value as? [Any])?.compactMap { Self.number($0) }
        default: return false
        }
        return true
    }
}

extension CAShapeLayer {
    private static func number(_ value: Any) -> NSNumber? {
        if case .number(let number) = AnimatableValue(value) { NSNumber(value: number) } else { nil }
    }
}

extension CATextLayer {
    fileprivate func textValue(_ key: String) -> Any? {
        switch key {
        case "string": string
        case "font": font
        default: nil
        }
    }

    fileprivate func setText(_ value: Any?, _ key: String) -> Bool {
        switch key {
        case "string": string = value
        case "font": font = value
        default: return false
        }
        return true
    }
}

extension CAEmitterLayer {
    /// Returns the cell and the key that a path such as `emitterCells.spark.birthRate` addresses.
    private func cell(_ path: String) -> (CAEmitterCell, String)? {
        let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells" else { return nil }
        return emitterCells?.first { $0.name == parts[1] }.map { ($0, parts[2]) }
    }

    fileprivate func emitterValue(_ key: String) -> Any? {
        switch key {
        case "emitterCells": emitterCells
        case "emitterShape": emitterShape
        case "emitterMode": emitterMode
        case "renderMode": renderMode
        case "seed": NSNumber(value: seed)
        default: cell(key).flatMap { $0.value(forKey: $1) }
        }
    }

    fileprivate func setEmitter(_ value: Any?, _ key: String) -> Bool {
        let name = value as? String
        switch key {
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "emitterShape": emitterShape = (value as? CAEmitterLayerEmitterShape) ?? name.map { .init(rawValue: $0) } ?? .point
        case "emitterMode": emitterMode = (value as? CAEmitterLayerEmitterMode) ?? name.map { .init(rawValue: $0) } ?? .volume
        case "renderMode": renderMode = (value as? CAEmitterLayerRenderMode) ?? name.map { .init(rawValue: $0) } ?? .unordered
        case "seed": if case .number(let v) = AnimatableValue(value), let seed = UInt32(exactly: v) { self.seed = seed }
        default:
            guard let (cell, name) = cell(key) else { return false }
            cell.setValue(value, forKey: name)
            links.tree?.trackTimed(self)
        }
        return true
    }
}

extension CAEmitterCell {
    private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
        "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
        "emissionLongitude": \.emissionLongitude, "emissionLatitude": \.emissionLatitude, "emissionRange": \.emissionRange,
        "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
        "contentsScale": \.contentsScale,
    ]
    private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
        "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
        "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]

    /// The animatable properties of the cell, by name.
    var animatable: [String: AnimatableValue] {
        var result = Self.numbers.mapValues { AnimatableValue.number(Double(self[keyPath: $0])) }
        result.merge(Self.floats.mapValues { .number(Double(self[keyPath: $0])) }) { $1 }
        result["color"] = .color(color?.rgba ?? SIMD4(repeating: 1))
        return result
    }

    /// Returns the default value of a property; `nil` for an unknown key.
    public class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }

    /// Returns a property by its name; numbers as `NSNumber`, `nil` for an unknown key.
    public func value(forKey key: String) -> Any? {
        if let number = Self.numbers[key] { return NSNumber(value: Double(self[keyPath: number])) }
        if let float = Self.floats[key] { return NSNumber(value: self[keyPath: float]) }
        switch key {
        case "color": return color
        case "contents": return contents
        case "name": return name
        case "enabled": return isEnabled
        default: return nil
        }
    }

    /// Sets a property by its name, as `layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")` does for a
    /// cell named "spark".
    ///
    /// An unknown name, or a value of the wrong type, is reported and ignored.
    public func setValue(_ value: Any?, forKey key: String) {
        switch (key, AnimatableValue(value)) {
        case ("color", _): color = value as? CGColor
        case ("contents", _): contents = value
        case ("name", _): name = value as? String
        case ("enabled", .number(let v)): isEnabled = v != 0
        case (_, .number(let v)) where Self.numbers[key] != nil: if let number = Self.numbers[key] { self[keyPath: number] = CGFloat(v) }
        case (_, .number(let v)) where Self.floats[key] != nil: if let float = Self.floats[key] { self[keyPath: float] = Float(v) }
        default: Diagnostics.report("layer.value", "CAEmitterCell: \(value ?? "nil") is no value for \(key). Nothing was changed.")
        }
    }
}
