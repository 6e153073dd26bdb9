/// The identity of a function, since functions cannot be compared. Copies of a value that holds a function are equal;
/// two values created with the same function are not.
final class FunctionMark: Hashable, Sendable {
    static func == (one: FunctionMark, other: FunctionMark) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
