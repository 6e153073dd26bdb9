/// Geometry in an object, as Core Animation's and the keyboard's dictionaries hold it.
extension NSValue {
    /// Holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Holds a direction with a length.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [Double(vector.dx), Double(vector.dy)]) }
    /// Holds an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(
            numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) })
    }

    /// The point that the object holds; zero if it holds something else, here and below.
    public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }
    /// The size that the object holds.
    public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }
    /// The rectangle that the object holds.
    public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }
    /// The direction that the object holds.
    public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
    /// The affine transform that the object holds; one of zeros if it holds something else.
    public var cgAffineTransformValue: CGAffineTransform {
        let all = numbers(6) ?? [Double](repeating: 0, count: 6)
        return CGAffineTransform(a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5])
    }

    /// Whether both objects hold a value of the same type.
    package func holds(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }

    /// Holds numbers in a row: Foundation here takes no structures of others.
    package convenience init(numbers: [Double]) {
        self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
    }

    /// The numbers in a row, if there are so many.
    package func numbers(_ count: Int) -> [Double]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var result = [Double](repeating: 0, count: count)
        getValue(&result)
        return result
    }
}

// Casts with `as?` go both ways, as on iOS: from a rectangle to an `NSValue`, and from an `NSValue` to a rectangle.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// The point in an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
    /// Takes the point out of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) { result = source.cgPointValue }
    /// Takes the point out of an object that holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.holds(NSValue(cgPoint: .zero)) ? source.cgPointValue : nil
        return result != nil
    }
    /// The point in an object; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.cgPointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// The size in an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
    /// Takes the size out of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) { result = source.cgSizeValue }
    /// Takes the size out of an object that holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.holds(NSValue(cgSize: .zero)) ? source.cgSizeValue : nil
        return result != nil
    }
    /// The size in an object; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.cgSizeValue ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The rectangle in an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
    /// Takes the rectangle out of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.cgRectValue }
    /// Takes the rectangle out of an object that holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.holds(NSValue(cgRect: .zero)) ? source.cgRectValue : nil
        return result != nil
    }
    /// The rectangle in an object; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.cgRectValue ?? .zero }
}
