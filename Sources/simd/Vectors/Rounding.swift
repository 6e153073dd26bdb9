// Rounding of all elements of a vector.

/// Returns the greatest integers that are not greater than the elements.
@inlinable public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.down) }
/// Returns the smallest integers that are not smaller than the elements.
@inlinable public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.up) }
/// Returns the integer parts of the elements.
@inlinable public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.towardZero) }
/// Returns the square roots of the elements.
@inlinable public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.squareRoot() }
