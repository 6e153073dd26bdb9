/// Runs a closure in the frame after a value that it read has changed, as long as this object exists.
///
/// Closures that change what other closures read could run in every frame for ever. After ``longestChain`` runs of
/// which each one caused the next, the closure ends with a diagnostic that names the closure and the last cause.
@MainActor final class Follower {
    /// The number of runs that may cause each other without a change from elsewhere.
    static let longestChain = 100
    /// The follower whose closure is running.
    private static var running: Follower?

    private let site: SourceLocation?
    private let body: @MainActor () -> Void
    private let consequence: (@MainActor () -> Void)?
    private(set) var isEnded = false
    /// The number of runs before the current one of which each one caused the next.
    private var chain = 0

    /// Runs `body` now, and again whenever an observable value that it read has changed, at most once per frame.
    ///
    /// - Parameters:
    ///   - site: The place of the closure in the app's source, for diagnostics.
    ///   - body: Reads the values.
    ///   - consequence: Called after `body`. Its reads are not observed, and its changes of values that `body` read
    ///     cause another run.
    init(at site: SourceLocation? = nil, _ body: @escaping @MainActor () -> Void, then consequence: (@MainActor () -> Void)? = nil) {
        self.site = site
        self.body = body
        self.consequence = consequence
        run()
    }

    /// Calls a closure. Its changes count as caused by this follower.
    func asCause(_ change: () -> Void) {
        let outer = Self.running
        Self.running = self
        change()
        Self.running = outer
    }

    func end() { isEnded = true }

    private func run() {
        guard !isEnded else { return }
        asCause {
            Hooks.track(body) { [weak self] in self?.valueDidChange() }
            consequence?()
        }
    }

    private func valueDidChange() {
        let cause = Self.running
        let next = cause.map { $0.chain + 1 } ?? 0
        guard next <= Self.longestChain else { return reportLoop(cause) }
        Hooks.inNextFrame { [weak self] in
            self?.chain = next
            self?.run()
        }
    }

    private func reportLoop(_ cause: Follower?) {
        end()
        let place = site.map { "\($0.file):\($0.line)" } ?? "an unknown place"
        let source = cause?.site.map { "the closure at \($0.file):\($0.line)" } ?? "another closure"
        Hooks.report(
            "observation.loop",
            "The closure at \(place) ran \(Self.longestChain) times in a row, because \(source) changes what it reads. It has ended. Change "
                + "values in handlers of events, or only if they differ.",
            at: site ?? SourceLocation("", 0))
    }
}
