/// The identity of a function, since functions cannot be compared. Copies of a value that holds a function are equal;
/// two values created with the same function are not.
final class FunctionIdentity: Hashable, Sendable {
    static func == (one: FunctionIdentity, other: FunctionIdentity) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
