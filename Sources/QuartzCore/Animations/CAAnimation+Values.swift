extension CAAnimation {
    func storeValue(_ value: Any?, _ key: String) {
        switch setProperty(value, key) {
        case nil: customValues[key] = value
        case true?: break
        case false?:
            Diagnostics.report("animation.value", "CAAnimation: \(value ?? "nil") is no value for \(key). Nothing was changed.")
        }
    }

    private static let numbers: [String: ReferenceWritableKeyPath<CAAnimation, Double>] = [
        "beginTime": \.beginTime, "timeOffset": \.timeOffset, "duration": \.duration, "repeatDuration": \.repeatDuration,
    ]
    private static let factors: [String: ReferenceWritableKeyPath<CAAnimation, Float>] = ["speed": \.speed, "repeatCount": \.repeatCount]
    private static let flags: [String: ReferenceWritableKeyPath<CAAnimation, Bool>] = [
        "autoreverses": \.autoreverses, "removedOnCompletion": \.isRemovedOnCompletion, "isRemovedOnCompletion": \.isRemovedOnCompletion,
    ]

    func timingValue(_ key: String) -> Any? {
        if let path = Self.numbers[key] { return self[keyPath: path] }
        if let path = Self.factors[key] { return self[keyPath: path] }
        if let path = Self.flags[key] { return self[keyPath: path] }
        switch key {
        case "fillMode": return fillMode
        case "timingFunction": return timingFunction
        case "delegate": return delegate
        case "preferredFrameRateRange": return preferredFrameRateRange
        default: return nil
        }
    }

    func setTimingValue(_ value: Any?, _ key: String) -> Bool? {
        if let path = Self.numbers[key] { return KeyedValue.number(value) { self[keyPath: path] = $0 } }
        if let path = Self.factors[key] { return KeyedValue.number(value) { self[keyPath: path] = Float($0) } }
        if let path = Self.flags[key] { return KeyedValue.number(value) { self[keyPath: path] = $0 != 0 } }
        switch key {
        case "fillMode": return KeyedValue.name(value) { fillMode = $0 }
        case "timingFunction": return KeyedValue.object(value) { timingFunction = $0 }
        case "delegate": return KeyedValue.object(value) { delegate = $0 }
        case "preferredFrameRateRange":
            guard let range = value as? CAFrameRateRange else { return false }
            preferredFrameRateRange = range
            return true
        default: return nil
        }
    }
}

/// Converts values that are set by key, and passes them to a setter. The methods return `false` for a value of the
/// wrong type.
@MainActor enum KeyedValue {
    static func number(_ value: Any?, _ set: (Double) -> Void) -> Bool {
        guard case .number(let number) = AnimatableValue(value) else { return false }
        set(number)
        return true
    }

    static func name<Name: RawRepresentable>(_ value: Any?, _ set: (Name) -> Void) -> Bool where Name.RawValue == String {
        guard let name = (value as? Name) ?? (value as? String).flatMap({ Name(rawValue: $0) }) else { return false }
        set(name)
        return true
    }

    /// Assigns an object or `nil`.
    static func object<Kind>(_ value: Any?, _ set: (Kind?) -> Void) -> Bool {
        guard let value else {
            set(nil)
            return true
        }
        guard let object = value as? Kind else { return false }
        set(object)
        return true
    }
}
