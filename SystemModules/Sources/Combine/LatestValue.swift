/// The latest value of a publisher. The lock of the joined subscription protects it.
final class LatestValue<Value> {
    private(set) var value: Value?

    /// Stores a value, and puts the former one in its place.
    func exchange(_ other: inout Value?) { swap(&value, &other) }
}
