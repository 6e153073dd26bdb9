/// The buffering of events that a loop has not consumed yet.
public enum EventBuffering: Sendable, Hashable {
    /// All events are buffered. The default.
    case all
    /// Only the latest event is buffered.
    case latest
    /// Only this number of the latest events is buffered; at least 1.
    case bounded(Int)

    func policy<Element>(for type: Element.Type) -> AsyncStream<Element>.Continuation.BufferingPolicy {
        switch self {
        case .all: .unbounded
        case .latest: .bufferingNewest(1)
        case .bounded(let count): .bufferingNewest(max(1, count))
        }
    }
}
