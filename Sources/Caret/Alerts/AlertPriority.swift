/// The priority of an ``Alert``.
///
/// An alert with a higher priority is in front of alerts with a lower priority, whichever was shown first. In a queue,
/// an alert waits only for alerts of the same or a higher priority. A replacement does not replace alerts of a higher
/// priority.
public enum AlertPriority: Int, Comparable, Hashable, Sendable, CaseIterable {
    /// Information that can wait, such as a tip.
    case low
    /// The default.
    case normal
    /// A message that the user has to see now, such as the loss of a connection.
    case high
    /// A message that nothing may cover, such as the loss of data.
    case urgent

    /// Whether the first priority is lower than the second.
    public static func < (lhs: AlertPriority, rhs: AlertPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
