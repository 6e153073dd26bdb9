@_implementationOnly import CChipmunk

/// A rigid body of a world.
///
/// The library stops the program at numbers that are not finite, so that they have no effect here.
package final class PhysicsBody {
    /// The body and its shape in the library, which the world frees.
    let body: OpaquePointer
    let shape: OpaquePointer
    let outline: PhysicsShape
    private weak var world: PhysicsWorld?
    /// The numbers of the groups whose bodies, and whose walls, this body collides with.
    package var bodyGroups: Set<Int> = []
    package var wallGroups: Set<Int> = []

    init(_ outline: PhysicsShape, in world: PhysicsWorld) {
        self.world = world
        let outline = outline.valid
        self.outline = outline
        body = cpBodyNew(1, 1)
        shape = outline.makeShape(body)
        standardMass = outline.area / PhysicsWorld.areaOfUnitMass
        mass = standardMass
        setMass()
    }

    /// The mass at density 1: the area divided by 10,000 square points.
    package let standardMass: Double
    /// The mass; at first the standard mass.
    package var mass: Double {
        didSet {
            if !mass.isFinite || mass <= 0 { mass = oldValue }
            if mass != oldValue { setMass() }
        }
    }
    /// Whether forces turn the body; `true` by default.
    package var allowsRotation = true {
        didSet { if allowsRotation != oldValue { setMass() } }
    }
    /// Whether the body stays where it is, and others collide with it; `false` by default.
    package var isAnchored = false {
        didSet {
            guard isAnchored != oldValue else { return }
            cpBodySetType(body, isAnchored ? CP_BODY_TYPE_KINEMATIC : CP_BODY_TYPE_DYNAMIC)
            if isAnchored { (velocity, angularVelocity) = (.zero, 0) } else { setMass() }
        }
    }
    /// The fraction of the speed that remains after a collision, from 0, the default, to 1.
    package var elasticity = 0.0 {
        didSet { if elasticity.isFinite { cpShapeSetElasticity(shape, elasticity) } }
    }
    /// The friction with other bodies; 0 by default.
    package var friction = 0.0 {
        didSet { if friction.isFinite { cpShapeSetFriction(shape, friction) } }
    }
    /// The decrease of the velocity, and of the angular velocity, per second; 0 by default.
    package var resistance = 0.0
    package var angularResistance = 0.0

    private func setMass() {
        guard !isAnchored else { return }
        cpBodySetMass(body, mass)
        cpBodySetMoment(body, allowsRotation ? outline.moment(mass: mass) : .infinity)
        if !allowsRotation { cpBodySetAngularVelocity(body, 0) }
    }

    /// The centre, in points.
    package var position: PhysicsVector {
        get { PhysicsVector(cpBodyGetPosition(body)) }
        set {
            guard newValue.isFinite else { return }
            cpBodySetPosition(body, newValue.vector)
            world?.reindex(self)
        }
    }
    /// The rotation, in radians.
    package var angle: Double {
        get { cpBodyGetAngle(body) }
        set {
            guard newValue.isFinite else { return }
            cpBodySetAngle(body, newValue)
            world?.reindex(self)
        }
    }
    /// The velocity, in points per second.
    package var velocity: PhysicsVector {
        get { PhysicsVector(cpBodyGetVelocity(body)) }
        set { if newValue.isFinite { cpBodySetVelocity(body, newValue.vector) } }
    }
    /// The angular velocity, in radians per second.
    package var angularVelocity: Double {
        get { cpBodyGetAngularVelocity(body) }
        set { if newValue.isFinite { cpBodySetAngularVelocity(body, allowsRotation ? newValue : 0) } }
    }

    /// Applies a force for the next step at a place, which is relative to the centre and turns with the body.
    package func apply(force: PhysicsVector, at offset: PhysicsVector = .zero) {
        guard !isAnchored, force.isFinite, offset.isFinite else { return }
        let place = cpBodyLocalToWorld(body, offset.vector)
        cpBodyApplyForceAtWorldPoint(body, force.vector, place)
    }

    /// Applies a torque for the next step.
    package func apply(torque: Double) {
        guard !isAnchored, allowsRotation, torque.isFinite else { return }
        cpBodySetTorque(body, cpBodyGetTorque(body) + torque)
    }

    /// Changes the velocity at once, at a place as for a force.
    package func apply(impulse: PhysicsVector, at offset: PhysicsVector = .zero) {
        guard !isAnchored, impulse.isFinite, offset.isFinite else { return }
        cpBodyApplyImpulseAtWorldPoint(body, impulse.vector, cpBodyLocalToWorld(body, offset.vector))
    }

    /// Slows the body by its resistances.
    func applyResistance(_ duration: Double) {
        guard !isAnchored else { return }
        if resistance > 0 { velocity = velocity * (1 / (1 + duration * resistance)) }
        if angularResistance > 0 { angularVelocity *= 1 / (1 + duration * angularResistance) }
    }
}
