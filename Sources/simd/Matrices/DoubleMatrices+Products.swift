// The products of the matrices of the type `Double`. Nested calls of generic functions take longer to type-check.

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double2x2) -> simd_double2x2 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD2<Double>, _ y: simd_double2x2) -> SIMD2<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x2, _ y: simd_double3x2) -> simd_double3x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x2, _ y: simd_double4x2) -> simd_double4x2 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double2x3) -> simd_double2x3 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double2x3, _ y: SIMD2<Double>) -> SIMD3<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD3<Double>, _ y: simd_double2x3) -> SIMD2<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x3, _ y: simd_double2x2) -> simd_double2x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x3, _ y: simd_double3x2) -> simd_double3x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x3, _ y: simd_double4x2) -> simd_double4x3 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double2x4) -> simd_double2x4 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double2x4, _ y: SIMD2<Double>) -> SIMD4<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD4<Double>, _ y: simd_double2x4) -> SIMD2<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x4, _ y: simd_double2x2) -> simd_double2x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x4, _ y: simd_double3x2) -> simd_double3x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x4, _ y: simd_double4x2) -> simd_double4x4 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double3x2) -> simd_double3x2 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double3x2, _ y: SIMD3<Double>) -> SIMD2<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD2<Double>, _ y: simd_double3x2) -> SIMD3<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double3x2, _ y: simd_double2x3) -> simd_double2x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double3x2, _ y: simd_double3x3) -> simd_double3x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double3x2, _ y: simd_double4x3) -> simd_double4x2 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double3x3) -> simd_double3x3 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD3<Double>, _ y: simd_double3x3) -> SIMD3<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double3x3, _ y: simd_double2x3) -> simd_double2x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double3x3, _ y: simd_double4x3) -> simd_double4x3 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double3x4) -> simd_double3x4 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double3x4, _ y: SIMD3<Double>) -> SIMD4<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD4<Double>, _ y: simd_double3x4) -> SIMD3<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double3x4, _ y: simd_double2x3) -> simd_double2x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double3x4, _ y: simd_double3x3) -> simd_double3x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double3x4, _ y: simd_double4x3) -> simd_double4x4 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double4x2) -> simd_double4x2 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double4x2, _ y: SIMD4<Double>) -> SIMD2<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD2<Double>, _ y: simd_double4x2) -> SIMD4<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double4x2, _ y: simd_double2x4) -> simd_double2x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double4x2, _ y: simd_double3x4) -> simd_double3x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double4x2, _ y: simd_double4x4) -> simd_double4x2 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double4x3) -> simd_double4x3 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double4x3, _ y: SIMD4<Double>) -> SIMD3<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD3<Double>, _ y: simd_double4x3) -> SIMD4<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double4x3, _ y: simd_double2x4) -> simd_double2x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double4x3, _ y: simd_double3x4) -> simd_double3x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double4x3, _ y: simd_double4x4) -> simd_double4x3 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double4x4) -> simd_double4x4 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD4<Double>, _ y: simd_double4x4) -> SIMD4<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double4x4, _ y: simd_double2x4) -> simd_double2x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double4x4, _ y: simd_double3x4) -> simd_double3x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
