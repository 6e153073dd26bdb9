@_implementationOnly import CChipmunk

/// Rigid bodies, walls and joints, which move by steps of time. Wraps Chipmunk.
///
/// The y axis points down. The same calls give the same positions on every machine of one kind.
package final class PhysicsWorld {
    /// The area of a body with mass 1, in square points.
    package static let areaOfUnitMass = 10_000.0
    /// The depth by which resting bodies overlap, in points.
    private static let overlap = 0.01
    /// The steps of one frame: more for fast bodies, which could pass through others or sink into them.
    private static let steps = 2...32
    /// The distance that a body moves in one step, in points, unless it is very fast.
    private static let stride = 2.0
    /// The fraction of an overlap, or of the error of a joint, that would remain after a second.
    static let remainder = 1e-36

    private let space: OpaquePointer
    private let fixed: OpaquePointer
    private var bodies: [PhysicsBody] = []
    private var walls: [PhysicsWall] = []
    /// The objects of the library's shapes.
    private var owners: [OpaquePointer: PhysicsContact.Other] = [:]
    private var contacts: [PhysicsContact] = []

    package init() {
        space = caret_space_new()
        fixed = cpSpaceGetStaticBody(space)
        cpSpaceSetIterations(space, 20)
        cpSpaceSetCollisionSlop(space, Self.overlap)
        cpSpaceSetCollisionBias(space, Self.remainder)
        guard let handler = cpSpaceAddDefaultCollisionHandler(space) else { return }
        // The world is alive while the library calls these functions, all of which happens in `step`.
        handler.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        handler.pointee.beginFunc = { arbiter, _, data in
            guard let arbiter, let data else { return 1 }
            return Unmanaged<PhysicsWorld>.fromOpaque(data).takeUnretainedValue().begin(arbiter) ? 1 : 0
        }
        handler.pointee.preSolveFunc = { arbiter, _, _ in
            if let arbiter { PhysicsWorld.combine(arbiter) }
            return 1
        }
        handler.pointee.separateFunc = { arbiter, _, data in
            guard let arbiter, let data else { return }
            Unmanaged<PhysicsWorld>.fromOpaque(data).takeUnretainedValue().end(arbiter)
        }
    }

    deinit {
        // No calls for contacts that end with the world.
        if let handler = cpSpaceAddDefaultCollisionHandler(space) {
            handler.pointee.separateFunc = { _, _, _ in }
        }
        for body in bodies { free(body) }
        for wall in walls { free(wall) }
        cpSpaceFree(space)
    }

    // MARK: - Contents

    /// Adds a body at rest.
    package func addBody(_ shape: PhysicsShape, at position: PhysicsVector, angle: Double) -> PhysicsBody {
        let body = PhysicsBody(shape, in: self)
        cpSpaceAddBody(space, body.body)
        cpSpaceAddShape(space, body.shape)
        owners[body.shape] = .body(body)
        bodies.append(body)
        body.position = position
        body.angle = angle
        return body
    }

    /// Removes a body, whose joints have been removed.
    package func remove(_ body: PhysicsBody) {
        guard let index = bodies.firstIndex(where: { $0 === body }) else { return }
        bodies.remove(at: index)
        free(body)
    }

    private func free(_ body: PhysicsBody) {
        cpSpaceRemoveShape(space, body.shape)
        cpSpaceRemoveBody(space, body.body)
        owners[body.shape] = nil
        cpShapeFree(body.shape)
        cpBodyFree(body.body)
    }

    /// Adds lines between points.
    package func addWall(_ points: [PhysicsVector], thickness: Double = 0, group: Int) -> PhysicsWall {
        let wall = PhysicsWall(points.filter(\.isFinite), thickness: thickness, group: group, body: fixed)
        for shape in wall.shapes {
            cpSpaceAddShape(space, shape)
            owners[shape] = .wall(wall)
        }
        walls.append(wall)
        return wall
    }

    package func remove(_ wall: PhysicsWall) {
        guard let index = walls.firstIndex(where: { $0 === wall }) else { return }
        walls.remove(at: index)
        free(wall)
    }

    private func free(_ wall: PhysicsWall) {
        for shape in wall.shapes {
            cpSpaceRemoveShape(space, shape)
            owners[shape] = nil
            cpShapeFree(shape)
        }
    }

    package func addJoint(_ kind: PhysicsJoint.Kind, _ first: PhysicsJoint.End, _ second: PhysicsJoint.End) -> PhysicsJoint {
        let joint = PhysicsJoint(kind, first, second, fixed: fixed)
        for constraint in joint.constraints {
            cpConstraintSetErrorBias(constraint, Self.remainder)
            cpSpaceAddConstraint(space, constraint)
        }
        return joint
    }

    /// Removes a joint, before its bodies.
    package func remove(_ joint: PhysicsJoint) {
        for constraint in joint.constraints {
            cpSpaceRemoveConstraint(space, constraint)
            cpConstraintFree(constraint)
        }
        joint.constraints = []
    }

    func reindex(_ body: PhysicsBody) { cpSpaceReindexShapesForBody(space, body.body) }

    // MARK: - Time

    /// Moves all bodies.
    ///
    /// - Parameters:
    ///   - duration: The time, in seconds.
    ///   - forces: Applies forces to bodies before each of the steps that the time is divided into.
    /// - Returns: The contacts that began or ended, in order.
    package func advance(_ duration: Double, forces: (Double) -> Void) -> [PhysicsContact] {
        let strides = (bodies.map(\.velocity.length).max() ?? 0) * duration / Self.stride
        let count = max(Self.steps.lowerBound, strides < Double(Self.steps.upperBound) ? Int(strides) + 1 : Self.steps.upperBound)
        let step = duration / Double(count)
        for _ in 0..<count {
            forces(step)
            for body in bodies { body.applyResistance(step) }
            cpSpaceStep(space, step)
        }
        defer { contacts = [] }
        return contacts
    }

    // MARK: - Contacts

    /// Returns whether two shapes collide, and records the begin of the contact.
    private func begin(_ arbiter: OpaquePointer) -> Bool {
        guard let (body, other) = pair(arbiter) else { return false }
        contacts.append(.init(isBegin: true, body: body, other: other, point: PhysicsVector(cpArbiterGetPointA(arbiter, 0))))
        return true
    }

    private func end(_ arbiter: OpaquePointer) {
        guard let (body, other) = pair(arbiter) else { return }
        contacts.append(.init(isBegin: false, body: body, other: other, point: body.position))
    }

    /// Returns what touches, if it is in one group.
    private func pair(_ arbiter: OpaquePointer) -> (PhysicsBody, PhysicsContact.Other)? {
        var (first, second): (OpaquePointer?, OpaquePointer?)
        cpArbiterGetShapes(arbiter, &first, &second)
        guard let first, let second, let one = owners[first], let two = owners[second] else { return nil }
        switch (one, two) {
        case (.body(let body), .body(let other)): return body.bodyGroups.isDisjoint(with: other.bodyGroups) ? nil : (body, two)
        case (.body(let body), .wall(let wall)): return body.wallGroups.contains(wall.group) ? (body, two) : nil
        case (.wall(let wall), .body(let body)): return body.wallGroups.contains(wall.group) ? (body, one) : nil
        case (.wall, .wall): return nil
        }
    }

    /// The larger elasticity counts, and the geometric mean of the frictions. The library multiplies both.
    private static func combine(_ arbiter: OpaquePointer) {
        var (first, second): (OpaquePointer?, OpaquePointer?)
        cpArbiterGetShapes(arbiter, &first, &second)
        guard let first, let second else { return }
        cpArbiterSetRestitution(arbiter, max(cpShapeGetElasticity(first), cpShapeGetElasticity(second)))
        let friction = cpShapeGetFriction(first) * cpShapeGetFriction(second)
        cpArbiterSetFriction(arbiter, friction.squareRoot())
    }
}
