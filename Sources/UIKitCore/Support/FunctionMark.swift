/// Stands for a function, since functions cannot be compared: copies of what holds one are the same, two made of one function are not.
final class FunctionMark: Hashable, Sendable {
    static func == (one: FunctionMark, other: FunctionMark) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
