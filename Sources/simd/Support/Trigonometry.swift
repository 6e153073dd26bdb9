internal import Foundation

// Inlinable functions call these functions, because the module does not export Foundation. `Float` has functions of its
// own, which are faster, and the compiler chooses them. Double precision serves all other types of numbers.

@usableFromInline func singleSine(_ x: Float) -> Float { sin(x) }
@usableFromInline func singleCosine(_ x: Float) -> Float { cos(x) }
@usableFromInline func singleArcTangent(_ y: Float, _ x: Float) -> Float { atan2(y, x) }
@usableFromInline func doubleSine(_ x: Double) -> Double { sin(x) }
@usableFromInline func doubleCosine(_ x: Double) -> Double { cos(x) }
@usableFromInline func doubleArcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

/// Returns the sine of an angle in radians.
@inlinable func sine<Scalar: BinaryFloatingPoint>(_ x: Scalar) -> Scalar {
    Scalar.self == Float.self ? Scalar(singleSine(Float(x))) : Scalar(doubleSine(Double(x)))
}
/// Returns the cosine of an angle in radians.
@inlinable func cosine<Scalar: BinaryFloatingPoint>(_ x: Scalar) -> Scalar {
    Scalar.self == Float.self ? Scalar(singleCosine(Float(x))) : Scalar(doubleCosine(Double(x)))
}
/// Returns the angle of a point, -π…π, in radians.
@inlinable func arcTangent<Scalar: BinaryFloatingPoint>(_ y: Scalar, _ x: Scalar) -> Scalar {
    Scalar.self == Float.self
        ? Scalar(singleArcTangent(Float(y), Float(x))) : Scalar(doubleArcTangent(Double(y), Double(x)))
}
