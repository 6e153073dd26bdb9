/// The begin or the end of a contact.
package struct PhysicsContact {
    package enum Other {
        case body(PhysicsBody)
        case wall(PhysicsWall)
    }

    package var isBegin: Bool
    package var body: PhysicsBody
    package var other: Other
    /// The first point of the contact; the body's centre for an end.
    package var point: PhysicsVector
}
