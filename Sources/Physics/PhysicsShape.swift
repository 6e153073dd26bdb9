@_implementationOnly import CChipmunk

/// The outline of a body, around its centre. Sizes that are not finite count as 1 point.
package enum PhysicsShape: Equatable, Sendable {
    case rectangle(width: Double, height: Double)
    case circle(radius: Double)
    /// A convex polygon. Points inside of the convex hull have no effect.
    case polygon([PhysicsVector])

    /// The outline with finite sizes of at least 1 point, in points.
    var valid: PhysicsShape {
        func size(_ value: Double) -> Double { value.isFinite ? max(1, abs(value)) : 1 }
        switch self {
        case .rectangle(let width, let height): return .rectangle(width: size(width), height: size(height))
        case .circle(let radius): return .circle(radius: size(2 * radius) / 2)
        case .polygon(let points):
            return points.count > 2 && points.allSatisfy(\.isFinite) ? self : .rectangle(width: 1, height: 1)
        }
    }

    /// The area, in square points; at least 1, because a body without mass cannot be moved.
    package var area: Double {
        switch self {
        case .rectangle(let width, let height): width * height
        case .circle(let radius): .pi * radius * radius
        case .polygon(let points):
            max(1, abs(zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }))
        }
    }

    /// Returns the moment of inertia for a mass.
    func moment(mass: Double) -> Double {
        switch self {
        case .rectangle(let width, let height): cpMomentForBox(mass, width, height)
        case .circle(let radius): cpMomentForCircle(mass, 0, radius, cpVect(x: 0, y: 0))
        case .polygon(let points):
            points.map(\.vector).withUnsafeBufferPointer { cpMomentForPoly(mass, Int32($0.count), $0.baseAddress, cpVect(x: 0, y: 0), 0) }
        }
    }

    /// Makes the library's shape for a body.
    func makeShape(_ body: OpaquePointer) -> OpaquePointer {
        switch self {
        case .rectangle(let width, let height): cpBoxShapeNew(body, width, height, 0)
        case .circle(let radius): cpCircleShapeNew(body, radius, cpVect(x: 0, y: 0))
        case .polygon(let points):
            points.map(\.vector).withUnsafeBufferPointer {
                cpPolyShapeNew(body, Int32($0.count), $0.baseAddress, cpTransformIdentity, 0)
            }
        }
    }
}
