import Caret
import CaretTesting
import Foundation
import Observation

/// Asynchronous work that waits until the test lets it go on, and ends early when it is cancelled.
@MainActor final class Gates {
    struct Failure: Error, LocalizedError {
        var errorDescription: String? { "The server is asleep." }
    }

    /// The events so far, in order.
    var log: [String] = []
    /// Whether work goes on after its cancellation.
    var ignoresCancellation = false
    private var waiting: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    private var count = 0

    var waitingCount: Int { waiting.count }

    /// Waits until ``open()`` or ``fail()``.
    func wait(_ name: String) async throws {
        count += 1
        let number = count
        log.append(name)
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting.append((number, $0)) }
        } onCancel: {
            Task { @MainActor in self.cancel(number, name) }
        }
    }

    /// Lets the oldest work go on.
    func open() { if !waiting.isEmpty { waiting.removeFirst().continuation.resume() } }

    /// Lets the oldest work fail.
    func fail() { if !waiting.isEmpty { waiting.removeFirst().continuation.resume(throwing: Failure()) } }

    private func cancel(_ number: Int, _ name: String) {
        log.append("\(name) cancelled")
        guard !ignoresCancellation, let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).continuation.resume(throwing: CancellationError())
    }
}

/// Rows that come in pages.
@MainActor @Observable final class Feed {
    var rows: [Int] = []
    var lastPage = 3
    @ObservationIgnored var pages = 0
    @ObservationIgnored let gates = Gates()
    let size: Int

    init(size: Int) { self.size = size }

    func loadPage() async throws -> Bool {
        try await gates.wait("page \(pages + 1)")
        pages += 1
        rows += (rows.count..<(rows.count + size))
        return pages < lastPage
    }

    func loadAll() async throws {
        try await gates.wait("load")
        rows = Array(0..<size)
    }
}

extension TestApp {
    /// Advances by a number of frames, with many turns of the main actor before and after each. On a busy machine, a
    /// task may need more turns than ``advance(frames:)`` has.
    func run(frames: Int) async {
        for _ in 0..<frames {
            for _ in 0..<60 { await Task.yield() }
            await advance(frames: 1)
        }
        for _ in 0..<60 { await Task.yield() }
    }
}
