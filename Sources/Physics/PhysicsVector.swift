@_implementationOnly import CChipmunk

/// A point, a direction or a velocity in the plane.
package struct PhysicsVector: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package static let zero = PhysicsVector(0, 0)

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    package var isFinite: Bool { x.isFinite && y.isFinite }

    package var length: Double { (x * x + y * y).squareRoot() }

    package static func + (one: Self, other: Self) -> Self { .init(one.x + other.x, one.y + other.y) }
    package static func - (one: Self, other: Self) -> Self { .init(one.x - other.x, one.y - other.y) }
    package static func * (vector: Self, factor: Double) -> Self { .init(vector.x * factor, vector.y * factor) }
}

extension PhysicsVector {
    var vector: cpVect { cpVect(x: x, y: y) }

    init(_ vector: cpVect) { self.init(vector.x, vector.y) }
}
