/// What becomes of events that a loop has no time for yet.
public enum EventBuffering: Sendable, Hashable {
    /// All wait. The default.
    case all
    /// Only the newest waits.
    case latest
    /// The newest wait, at most so many; more than 0.
    case bounded(Int)

    func policy<Element>(for type: Element.Type) -> AsyncStream<Element>.Continuation.BufferingPolicy {
        switch self {
        case .all: .unbounded
        case .latest: .bufferingNewest(1)
        case .bounded(let count): .bufferingNewest(max(1, count))
        }
    }
}
