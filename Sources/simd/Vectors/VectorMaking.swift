// Vectors of numbers and of other vectors.

/// Returns a vector.
@inlinable public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_float2(_ other: Float) -> SIMD2<Float> { SIMD2(repeating: other) }
/// Returns the first two elements of a vector.
@inlinable public func simd_make_float2(_ v: SIMD4<Float>) -> SIMD2<Float> { SIMD2(v.x, v.y) }
/// Returns a vector.
@inlinable public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_float3(_ other: Float) -> SIMD3<Float> { SIMD3(repeating: other) }
/// Returns the first three elements of a vector.
@inlinable public func simd_make_float3(_ v: SIMD4<Float>) -> SIMD3<Float> { SIMD3(v.x, v.y, v.z) }
/// Returns a vector with a further element.
@inlinable public func simd_make_float3(_ v: SIMD2<Float>, _ last: Float) -> SIMD3<Float> { SIMD3(v, last) }
/// Returns a vector.
@inlinable public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_float4(_ other: Float) -> SIMD4<Float> { SIMD4(repeating: other) }
/// Returns a vector with a further element.
@inlinable public func simd_make_float4(_ v: SIMD3<Float>, _ last: Float) -> SIMD4<Float> { SIMD4(v, last) }
/// Returns a vector.
@inlinable public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_double2(_ other: Double) -> SIMD2<Double> { SIMD2(repeating: other) }
/// Returns the first two elements of a vector.
@inlinable public func simd_make_double2(_ v: SIMD4<Double>) -> SIMD2<Double> { SIMD2(v.x, v.y) }
/// Returns a vector.
@inlinable public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_double3(_ other: Double) -> SIMD3<Double> { SIMD3(repeating: other) }
/// Returns the first three elements of a vector.
@inlinable public func simd_make_double3(_ v: SIMD4<Double>) -> SIMD3<Double> { SIMD3(v.x, v.y, v.z) }
/// Returns a vector with a further element.
@inlinable public func simd_make_double3(_ v: SIMD2<Double>, _ last: Double) -> SIMD3<Double> { SIMD3(v, last) }
/// Returns a vector.
@inlinable public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> { SIMD4(x, y, z, w) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_double4(_ other: Double) -> SIMD4<Double> { SIMD4(repeating: other) }
/// Returns a vector with a further element.
@inlinable public func simd_make_double4(_ v: SIMD3<Double>, _ last: Double) -> SIMD4<Double> { SIMD4(v, last) }
