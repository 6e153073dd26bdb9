/// The treatment of an alert that is shown while another alert is visible.
public enum AlertPolicy: Hashable, Sendable {
    /// The new alert covers the other alert, which reappears when the new alert is dismissed.
    case stack
    /// The new alert waits until the previous alerts have been dismissed.
    case queue
    /// The new alert replaces all visible alerts, which end without an answer.
    case replace
    /// The new alert is not shown, but shares the answer of a visible or waiting alert with the same ``Alert/id``. The
    /// handlers of both alerts run. If neither alert has an id, their titles, messages, styles and buttons have to be
    /// the same. If there is no such alert, the new alert covers the others.
    case coalesce
}
