/// The identity of a value that contains a function, since functions cannot be compared. Copies of such a value are
/// equal. Two values created with the same function are not equal.
final class FunctionIdentity: Hashable, Sendable {
    static func == (one: FunctionIdentity, other: FunctionIdentity) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
