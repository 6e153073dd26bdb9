/// Validation of layer geometry.
enum LayerCheck {
    /// Stops the program for a number that is not finite, with the property's name. Core Animation raises
    /// `CALayerInvalidGeometry` instead.
    static func finite(_ value: CGFloat, _ name: String) -> CGFloat {
        precondition(value.isFinite, "CALayer: \(name) \(value) is not finite. Check the numbers that it is computed from.")
        return value
    }

    static func finite(_ value: CGPoint, _ name: String) -> CGPoint {
        precondition(value.isFinite, "CALayer: \(name) \(value) is not finite. Check the numbers that it is computed from.")
        return value
    }

    static func finite(_ value: CGRect, _ name: String) -> CGRect {
        precondition(value.isFiniteRect, "CALayer: \(name) \(value) is not finite. Check the numbers that it is computed from.")
        return value
    }

    static func finite(_ value: CGSize, _ name: String) -> CGSize {
        precondition(
            value.width.isFinite && value.height.isFinite,
            "CALayer: \(name) \(value) is not finite. Check the numbers that it is computed from.")
        return value
    }

    static func finite(_ value: CATransform3D, _ name: String) -> CATransform3D {
        precondition(value.isFinite, "CALayer: \(name) \(value) is not finite. Check the numbers that it is computed from.")
        return value
    }
}
