/// The rule for an event that occurs while the task of an earlier event of the same handler is still running.
///
/// No event waits for a task that was cancelled because its handler ended or its owner is no longer used. This is true
/// even if the task ignores its cancellation.
public enum TaskOverlap: Hashable, Sendable {
    /// Ignores the event: a second tap on "Save" saves once.
    case ignore
    /// Cancels the running task, and starts one for the new event, as a search does while the user types. The new
    /// task does not wait until the cancelled one has ended.
    case restart
    /// Starts a task for the new event when the tasks of all earlier events have ended.
    case queue
}
