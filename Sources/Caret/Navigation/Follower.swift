/// Runs a closure in the frame after a value that it read has changed, as long as this object exists.
///
/// Closures that change what other closures read could run in every frame for ever. After ``longestChain`` runs, each
/// caused by the previous one, the closure ends with a diagnostic that names the closure and the last cause.
@MainActor final class Follower {
    /// The number of runs that may cause each other without a change from elsewhere.
    static let longestChain = 100
    /// The follower whose closure is running.
    private static var runningFollower: Follower?

    private let site: SourceLocation?
    private let body: @MainActor () -> Void
    private let consequence: (@MainActor () -> Void)?
    private(set) var isEnded = false
    /// Increased by each run. Changes of values that an earlier run read are ignored.
    private var generation = 0
    /// An object that the observation of the last run retains; `nil` if that run read no observable value.
    private weak var observation: ObservationToken?
    /// The number of earlier runs in the chain of causes that led to the current run.
    private var chain = 0
    /// The ``chain`` of the run that waits for the next frame; `nil` if no run waits.
    private var pendingChain: Int?

    /// Runs `body` now, and again whenever an observable value that it read has changed, at most once per frame.
    ///
    /// - Parameters:
    ///   - site: The place of the closure in the app's source, for diagnostics.
    ///   - body: The closure whose reads are observed.
    ///   - consequence: Called after each run of `body`; none by default. Its reads are not observed, and its changes
    ///     of values that `body` read cause another run.
    init(at site: SourceLocation? = nil, _ body: @escaping @MainActor () -> Void, then consequence: (@MainActor () -> Void)? = nil) {
        self.site = site
        self.body = body
        self.consequence = consequence
        run()
    }

    /// Calls a closure. Its changes count as caused by this follower.
    func asCause(_ change: () -> Void) {
        let outer = Self.runningFollower
        Self.runningFollower = self
        change()
        Self.runningFollower = outer
    }

    func end() { isEnded = true }

    /// Whether the last run read an observable value, so that the closure may run again.
    var isFollowing: Bool { observation != nil }

    /// Runs the closure now if a value that it read has changed, for callers that cannot wait for the next frame. The
    /// closure runs in the next frame too, because a value may be about to change during this call.
    func runIfPending() {
        guard let pendingChain else { return }
        chain = pendingChain
        run()
        self.pendingChain = pendingChain
    }

    /// Runs the closure now, for values that are not observable.
    func run() {
        guard !isEnded else { return }
        pendingChain = nil
        generation &+= 1
        let (generation, token) = (generation, ObservationToken())
        observation = token
        asCause {
            Hooks.track(body) { [weak self] in withExtendedLifetime(token) { self?.valueDidChange(generation) } }
            consequence?()
        }
    }

    private func valueDidChange(_ generation: Int) {
        guard generation == self.generation else { return }
        let cause = Self.runningFollower
        let next = cause.map { $0.chain + 1 } ?? 0
        guard next <= Self.longestChain else { return reportLoop(cause) }
        pendingChain = next
        Hooks.inNextFrame { [weak self] in
            guard let self, let pendingChain else { return }
            chain = pendingChain
            run()
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

/// The lifetime of an observation, whose closure retains the token.
final class ObservationToken {}
