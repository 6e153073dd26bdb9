/// The right to own the process's application, handed on in the order it was asked for.
///
/// A process has one `UIApplication.shared`, and Swift Testing interleaves tests of different suites at every `await`; so
/// tests which own an application take turns.
actor AppTurn {
    static let shared = AppTurn()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func handOn() {
        guard waiting.isEmpty else {
            waiting.removeFirst().resume()
            return
        }
        isTaken = false
    }
}
