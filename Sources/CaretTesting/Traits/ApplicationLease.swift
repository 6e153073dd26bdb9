import Testing

/// The right to own the process's application. The right is granted in the order of the requests.
///
/// A process has one `UIApplication.shared`, and Swift Testing interleaves tests of different suites at every
/// `await`. Tests that own an application therefore take turns.
package actor ApplicationLease {
    static let shared = ApplicationLease()

    /// Whether the current task belongs to a test that holds the lease.
    @TaskLocal static var isHeld = false

    /// Records an issue if a test that does not hold the lease launches an application. Such a launch would terminate
    /// the application of another test.
    package static func expect(at location: SourceLocation) {
        guard let test = Test.current, !isHeld else { return }
        Issue.record(
            "'\(test.name)' launches an application without the turn to do so, and ends that of another test. Put the trait .app on it.",
            sourceLocation: location)
    }

    private var isAcquired = false
    private var continuations: [CheckedContinuation<Void, Never>] = []

    func acquire() async {
        guard isAcquired else {
            isAcquired = true
            return
        }
        await withCheckedContinuation { continuations.append($0) }
    }

    func release() {
        guard continuations.isEmpty else {
            continuations.removeFirst().resume()
            return
        }
        isAcquired = false
    }
}
