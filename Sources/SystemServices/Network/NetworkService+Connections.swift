extension NetworkService {
    /// Whether a test or the person turned the network off, which then also affects connections to the device itself.
    package var isTurnedOff: Bool {
        state.withLock { $0.answers.status == .unsatisfied || $0.answers.interfaces?.isEmpty == true }
    }
}
