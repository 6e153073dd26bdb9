import Foundation

/// Background fetching.
extension UIApplication {
    /// The value for the shortest interval, 15 minutes.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// The interval that disables background fetching.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// Enables background fetching: the delegate receives
    /// ``UIApplicationDelegate/application(_:performFetchWithCompletionHandler:)`` while all windows are in the
    /// background.
    ///
    /// - Parameter minimumBackgroundFetchInterval: The minimum interval, in seconds, from entering the background to
    ///   the first fetch, and from the end of a fetch to the next. Values below 900 and NaN count as 900.
    ///   ``backgroundFetchIntervalNever``, the default, disables fetching.
    /// > Difference from Apple: fetches occur exactly at the interval, whatever their results, and only while the
    /// > program is running.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/setminimumbackgroundfetchinterval(_:)
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        fetching.interval =
            minimumBackgroundFetchInterval > BackgroundFetching.shortest ? minimumBackgroundFetchInterval : BackgroundFetching.shortest
        if applicationState == .background { scheduleFetch() }
    }

    /// Whether the app may fetch in the background: always `.available`, because Linux does not suspend programs.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Schedules the next fetch at the end of a new interval.
    func scheduleFetch() {
        stopFetching()
        guard fetching.interval < Self.backgroundFetchIntervalNever else { return }
        fetching.delay = FrameLoop.current.schedule(after: fetching.interval, isIdle: true) { [weak self] in self?.fetch() }
    }

    /// Stops fetching. A fetch in progress continues, but does not schedule the next fetch.
    func stopFetching() {
        fetching.delay?.cancel()
        fetching.delay = nil
        fetching.generation += 1
    }

    private func fetch() {
        let generation = fetching.generation
        // Begins at 1, so that the fetch does not end before all delegates were notified.
        var pendingHandlers = 1
        let finishHandler = { [weak self] in
            pendingHandlers -= 1
            guard pendingHandlers == 0, let self, fetching.generation == generation else { return }
            scheduleFetch()
        }
        hub.notify {
            pendingHandlers += 1
            var isCalled = false
            $0.application(self) { _ in
                if !isCalled { finishHandler() }
                isCalled = true
            }
        }
        finishHandler()
        guard pendingHandlers > 0 else { return }
        fetching.delay = FrameLoop.current.schedule(after: BackgroundFetching.limit, isIdle: true) { [weak self] in
            Diagnostics.report(
                "background",
                "application(_:performFetchWithCompletionHandler:): the handler was not called for 30 s, after which iOS ends an app. "
                    + "Call it when the work is done, or has failed.")
            self?.scheduleFetch()
        }
    }
}

/// The state of background fetching.
@MainActor struct BackgroundFetching {
    /// The shortest interval, in seconds.
    static let shortest: TimeInterval = 900
    /// The time limit of a fetch, in seconds.
    static let limit: TimeInterval = 30

    var interval = UIApplication.backgroundFetchIntervalNever
    var delay: DelayToken?
    /// Incremented to invalidate the fetch in progress.
    var generation = 0
}

/// The result of a background fetch.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibackgroundfetchresult
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data was fetched.
    case newData = 0
    /// There was no new data.
    case noData = 1
    /// Fetching failed.
    case failed = 2
}

/// The permission of an app to fetch in the background.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Not allowed, and the user cannot change this.
    case restricted = 0
    /// Not allowed by the user.
    case denied = 1
    /// Allowed.
    case available = 2
}
