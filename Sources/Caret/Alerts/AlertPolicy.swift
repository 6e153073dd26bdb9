/// What happens to an alert that is shown while another one is up.
public enum AlertPolicy: Hashable, Sendable {
    /// It lies on top; the one below comes back when it goes.
    case stack
    /// It waits until the one before has gone.
    case queue
    /// It takes the place of all that are up, which go without an answer.
    case replace
    /// If one with the same ``Alert/id`` is up or waits, or, where neither has one, with the same words and buttons, it is not shown: what
    /// is answered there is its answer, too, and the handlers of both run. Otherwise it lies on top.
    case coalesce
}
