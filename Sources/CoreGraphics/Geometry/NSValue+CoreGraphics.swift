/// Geometry in an `NSValue`, as in dictionaries of Core Animation and of the keyboard.
extension NSValue {
    /// Creates an object with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates an object with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates an object with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates an object with a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [Double(vector.dx), Double(vector.dy)]) }
    /// Creates an object with an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(
            numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) })
    }

    /// The point of the object; zero if the object has another type.
    public var cgPointValue: CGPoint { hasSameTypeAs(NSValue(point: .zero)) ? pointValue : .zero }
    /// The size of the object; zero if the object has another type.
    public var cgSizeValue: CGSize { hasSameTypeAs(NSValue(size: .zero)) ? sizeValue : .zero }
    /// The rectangle of the object; zero if the object has another type.
    public var cgRectValue: CGRect { hasSameTypeAs(NSValue(rect: .zero)) ? rectValue : .zero }
    /// The vector of the object; zero if the object has another type.
    public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
    /// The affine transform of the object; a zero matrix if the object has another type.
    public var cgAffineTransformValue: CGAffineTransform {
        let all = numbers(6) ?? [Double](repeating: 0, count: 6)
        return CGAffineTransform(a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5])
    }

    /// Returns whether both objects have values of the same type.
    package func hasSameTypeAs(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }

    /// Creates an object with an array of numbers, because Foundation on Linux does not accept foreign structures.
    package convenience init(numbers: [Double]) {
        self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
    }

    /// Returns the array of numbers, if the object has exactly `count` numbers.
    package func numbers(_ count: Int) -> [Double]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var result = [Double](repeating: 0, count: count)
        getValue(&result)
        return result
    }
}

// Casts with `as?` work in both directions, as on iOS: from a rectangle to an `NSValue` and back.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// Returns the point as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
    /// Reads the point of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) { result = source.cgPointValue }
    /// Reads the point of an object, if the object has a point.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.hasSameTypeAs(NSValue(cgPoint: .zero)) ? source.cgPointValue : nil
        return result != nil
    }
    /// Returns the point of an object; zero for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.cgPointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// Returns the size as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
    /// Reads the size of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) { result = source.cgSizeValue }
    /// Reads the size of an object, if the object has a size.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.hasSameTypeAs(NSValue(cgSize: .zero)) ? source.cgSizeValue : nil
        return result != nil
    }
    /// Returns the size of an object; zero for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.cgSizeValue ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Returns the rectangle as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
    /// Reads the rectangle of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.cgRectValue }
    /// Reads the rectangle of an object, if the object has a rectangle.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.hasSameTypeAs(NSValue(cgRect: .zero)) ? source.cgRectValue : nil
        return result != nil
    }
    /// Returns the rectangle of an object; zero for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.cgRectValue ?? .zero }
}
