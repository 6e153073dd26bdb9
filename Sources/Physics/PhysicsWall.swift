@_implementationOnly import CChipmunk

/// A line that bodies of a group collide with.
package final class PhysicsWall {
    /// The friction of each wall, so that rough bodies roll and stop.
    private static let friction = 0.2

    let shapes: [OpaquePointer]
    /// The number of the group.
    package let group: Int

    /// - Parameter thickness: The extent of each line to both sides, in points.
    init(_ points: [PhysicsVector], thickness: Double, group: Int, body: OpaquePointer) {
        self.group = group
        shapes = zip(points, points.dropFirst()).map { start, end in
            let shape: OpaquePointer = cpSegmentShapeNew(body, start.vector, end.vector, thickness)
            cpShapeSetFriction(shape, Self.friction)
            return shape
        }
    }
}
