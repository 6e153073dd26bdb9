/// The result of a delegate method that a delegate does not implement.
public struct UnimplementedSelection {
    init() {}
}
