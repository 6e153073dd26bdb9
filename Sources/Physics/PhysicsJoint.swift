@_implementationOnly import CChipmunk

/// A connection of two bodies, or of a body and a fixed point.
///
/// Places on a body are relative to its centre and turn with it. Places without a body are points of the world.
package final class PhysicsJoint {
    /// An end of a joint.
    package struct End {
        package var body: PhysicsBody?
        package var place: PhysicsVector

        package init(_ body: PhysicsBody?, _ place: PhysicsVector) {
            self.body = body
            self.place = place.isFinite ? place : .zero
        }
    }

    package enum Kind {
        /// Keeps a distance. With a frequency in hertz the distance is elastic, and 1 damps it critically.
        case distance(Double, frequency: Double, damping: Double)
        /// Limits the distance.
        case rope(Double)
        /// Keeps the places together. The bodies can turn, with a torque that slows them.
        case pin(range: ClosedRange<Double>?, friction: Double)
        /// Keeps the places together and the angle between the bodies.
        case weld
        /// Lets the second body move along a line through the first place, within a range. Neither turns.
        case slider(axis: PhysicsVector, range: ClosedRange<Double>)
        /// Pulls the angle of the body to an angle.
        case upright(Double, frequency: Double, damping: Double)
    }

    /// The library's constraints; empty after the joint was removed.
    var constraints: [OpaquePointer]

    init(_ kind: Kind, _ first: End, _ second: End, fixed: OpaquePointer) {
        let one = first.body?.body ?? fixed
        let two = second.body?.body ?? fixed
        let (place, other) = (first.place.vector, second.place.vector)
        let angle = (second.body?.angle ?? 0) - (first.body?.angle ?? 0)
        switch kind {
        case .distance(let length, let frequency, let damping) where frequency > 0:
            let (stiffness, friction) = Self.spring(Self.mass(first, second), frequency, damping)
            constraints = [cpDampedSpringNew(one, two, place, other, length, stiffness, friction)]
        case .distance(let length, _, _) where length < 0.5: constraints = [cpPivotJointNew2(one, two, place, other)]
        case .distance(let length, _, _):
            let joint: OpaquePointer = cpPinJointNew(one, two, place, other)
            cpPinJointSetDist(joint, length)
            constraints = [joint]
        case .rope(let length): constraints = [cpSlideJointNew(one, two, place, other, 0, length)]
        case .pin(let range, let friction):
            var joints: [OpaquePointer] = [cpPivotJointNew2(one, two, place, other)]
            if let range { joints.append(cpRotaryLimitJointNew(one, two, angle + range.lowerBound, angle + range.upperBound)) }
            if friction > 0 {
                let motor: OpaquePointer = cpSimpleMotorNew(one, two, 0)
                cpConstraintSetMaxForce(motor, friction)
                joints.append(motor)
            }
            constraints = joints
        case .weld: constraints = [cpPivotJointNew2(one, two, place, other), cpGearJointNew(one, two, angle, 1)]
        case .slider(let axis, let range):
            // A line needs two different ends.
            let (lower, upper) = (max(-100_000, range.lowerBound), max(min(100_000, range.upperBound), range.lowerBound + 0.01))
            let start = first.place + axis * lower
            let end = first.place + axis * upper
            constraints = [cpGrooveJointNew(one, two, start.vector, end.vector, other), cpGearJointNew(one, two, angle, 1)]
        case .upright(let angle, let frequency, let damping):
            let moment = second.body.map { $0.outline.moment(mass: $0.mass) } ?? 1
            let (stiffness, friction) = Self.spring(moment, frequency, damping)
            // The library's torque pulls the first body's angle less the second's to the angle.
            constraints = [cpDampedRotarySpringNew(two, one, angle, stiffness, friction)]
        }
    }

    /// Moves the end that is no body.
    package func move(to place: PhysicsVector) {
        guard place.isFinite else { return }
        for joint in constraints {
            if cpConstraintIsDampedSpring(joint) != 0 { cpDampedSpringSetAnchorA(joint, place.vector) }
            if cpConstraintIsPinJoint(joint) != 0 { cpPinJointSetAnchorA(joint, place.vector) }
            if cpConstraintIsPivotJoint(joint) != 0 { cpPivotJointSetAnchorA(joint, place.vector) }
            if cpConstraintIsSlideJoint(joint) != 0 { cpSlideJointSetAnchorA(joint, place.vector) }
        }
    }

    /// Returns the mass that the ends' spring moves.
    private static func mass(_ first: End, _ second: End) -> Double {
        let masses = [first, second].compactMap(\.body).filter { !$0.isAnchored }.map(\.mass)
        return masses.count == 2 ? masses[0] * masses[1] / (masses[0] + masses[1]) : masses.first ?? 1
    }

    /// Returns the stiffness and the damping of a spring with a frequency, in hertz.
    private static func spring(_ mass: Double, _ frequency: Double, _ damping: Double) -> (Double, Double) {
        let angular = 2 * .pi * frequency
        return (mass * angular * angular, 2 * mass * damping * angular)
    }
}
