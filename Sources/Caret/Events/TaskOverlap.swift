/// The rule for an event that occurs while the task of an earlier event of the same handler is still running.
///
/// A task that was cancelled together with its handler or its owner's use is not waited for, even if it ignores its
/// cancellation.
public enum TaskOverlap: Hashable, Sendable {
    /// Ignores the event: a second tap on "Save" saves once.
    case ignore
    /// Cancels the running task, and starts one for the new event, as a search does while the user types. The new
    /// task does not wait until the cancelled one has ended.
    case restart
    /// Starts a task for the new event when those of all earlier events have ended.
    case queue
}
