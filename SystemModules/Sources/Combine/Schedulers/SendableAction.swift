/// An action for another thread.
///
/// `@unchecked Sendable`: a scheduler hands an action over to the thread that calls it once, and the caller of the
/// scheduler no longer uses it. Publishers protect the state that the action reaches.
struct SendableAction: @unchecked Sendable {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
}
