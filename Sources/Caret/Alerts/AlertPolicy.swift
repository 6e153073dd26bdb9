/// The treatment of an alert that is shown while another alert is visible; see also ``AlertPriority``.
public enum AlertPolicy: Hashable, Sendable {
    /// The new alert covers the other alerts of the same or a lower priority, which reappear when it is dismissed.
    case stack
    /// The new alert waits until the previous alerts of the same or a higher priority have been dismissed. It covers
    /// alerts of a lower priority at once. Of several alerts that wait, the one with the highest priority is next.
    case queue
    /// The new alert replaces all visible and waiting alerts of the same or a lower priority, which end without an
    /// answer.
    case replace
    /// The new alert is not shown, but shares the answer of a visible or waiting alert with the same ``Alert/id``. The
    /// handlers of both alerts run. If neither alert has an id, their titles, messages, styles and buttons have to be
    /// the same. If there is no such alert, the new alert appears above all alerts. Both alerts end when the controller
    /// of the first one leaves.
    case coalesce
}
