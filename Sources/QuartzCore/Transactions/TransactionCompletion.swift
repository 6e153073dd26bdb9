/// Counts the animations of a transaction, and calls its completion when the last one has ended and the transaction
/// is closed.
@MainActor final class TransactionCompletion {
    private var running = 0
    private var isClosed = false
    private(set) var block: (@MainActor () -> Void)?

    init(_ block: @escaping @MainActor () -> Void) {
        self.block = block
    }

    func begin() { running += 1 }

    func end() {
        running -= 1
        callIfDone()
    }

    func close() {
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard isClosed, running == 0, let block else { return }
        self.block = nil
        block()
    }
}
