/// The way in which values of several publishers become values of one.
enum JoinRule {
    /// Each value yields a tuple with the latest value of each publisher. Tuples without demand are lost.
    case latest
    /// Each value is passed on. A publisher is asked for one value at a time, so that at most one of each waits.
    case merge

    /// The name of the subscription, which `print()` shows.
    var name: String { self == .latest ? "CombineLatest" : "Merge" }
}
