import Foundation

/// Fetching now and then while the app is put away.
extension UIApplication {
    /// As often as it may be, which is every quarter of an hour.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Not at all.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// Has the delegate asked to fetch, by ``UIApplicationDelegate/application(_:performFetchWithCompletionHandler:)``, while all windows are
    /// put away.
    ///
    /// - Parameter minimumBackgroundFetchInterval: how long to wait at least, in seconds: from being put away to the first time, and from the
    ///   end of one to the next. Less than 900, and what is no number, counts as 900; ``backgroundFetchIntervalNever``, the default, for
    ///   never.
    /// > Difference from Apple: the time is kept exactly, whatever the results were, and only while the program runs.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/setminimumbackgroundfetchinterval(_:)
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        fetching.interval =
            minimumBackgroundFetchInterval > BackgroundFetching.shortest ? minimumBackgroundFetchInterval : BackgroundFetching.shortest
        if applicationState == .background { waitToFetch() }
    }

    /// Whether the app may fetch while it is put away: it may, as Linux lets programs go on.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Begins to wait anew.
    func waitToFetch() {
        stopFetching()
        guard fetching.interval < Self.backgroundFetchIntervalNever else { return }
        fetching.delay = FrameLoop.current.schedule(after: fetching.interval, isIdle: true) { [weak self] in self?.fetch() }
    }

    /// What is under way goes on, and has nothing follow it.
    func stopFetching() {
        fetching.delay?.cancel()
        fetching.delay = nil
        fetching.number += 1
    }

    private func fetch() {
        let number = fetching.number
        var missing = 1
        let done = { [weak self] in
            missing -= 1
            guard missing == 0, let self, fetching.number == number else { return }
            waitToFetch()
        }
        hub.tell {
            missing += 1
            var isOver = false
            $0.application(self) { _ in
                if !isOver { done() }
                isOver = true
            }
        }
        done()
        guard missing > 0 else { return }
        fetching.delay = FrameLoop.current.schedule(after: BackgroundFetching.limit, isIdle: true) { [weak self] in
            Diagnostics.report(
                "background",
                "application(_:performFetchWithCompletionHandler:): the handler was not called for 30 s, after which iOS ends an app. "
                    + "Call it when the work is done, or has failed.")
            self?.waitToFetch()
        }
    }
}

/// When an app that is put away fetches.
@MainActor struct BackgroundFetching {
    /// In seconds.
    static let shortest: TimeInterval = 900
    static let limit: TimeInterval = 30

    var interval = UIApplication.backgroundFetchIntervalNever
    var delay: DelayToken?
    /// Grows when what is under way counts no more.
    var number = 0
}

/// What came of fetching.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibackgroundfetchresult
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData = 0
    /// There was nothing new.
    case noData = 1
    /// It could not be fetched.
    case failed = 2
}

/// Whether an app may fetch while it is put away.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Nobody can let it.
    case restricted = 0
    /// The person does not let it.
    case denied = 1
    /// It may.
    case available = 2
}
