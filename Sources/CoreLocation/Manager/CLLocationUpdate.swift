/// One of the locations that come by `for try await`.
///
/// ```swift
/// for try await update in CLLocationUpdate.liveUpdates() {
///     if let location = update.location { show(location) }
/// }
/// ```
/// - Source: https://developer.apple.com/documentation/corelocation/cllocationupdate
public struct CLLocationUpdate: Sendable {
    /// Where the machine is; `nil` if that cannot be told.
    public let location: CLLocation?
    /// Whether the person refused; no location comes then.
    public let authorizationDenied: Bool
    /// Whether no location is known right now.
    public let locationUnavailable: Bool

    /// The locations of ``LocationSource/standard`` from now on.
    public static func liveUpdates() -> Updates { Updates(provider: LocationSource.standard) }

    /// The locations of a provider from now on.
    public static func liveUpdates(from provider: any LocationProvider) -> Updates { Updates(provider: provider) }

    /// Locations one after another; the sequence asks whether the app may know them, and ends if it may not or when no more come.
    ///
    /// Where the machine does not know its place, one update says so, and the next one comes when it does again: it is asked after 5 seconds,
    /// and after twice as long each time, up to 80.
    public struct Updates: AsyncSequence, Sendable {
        /// One location, or why there is none.
        public typealias Element = CLLocationUpdate
        let provider: any LocationProvider
        var clock: any Clock<Duration> = ContinuousClock()

        /// Begins to wait for locations.
        public func makeAsyncIterator() -> Iterator {
            let isAllowed = provider.consent == .granted || provider.consent == .whenInUseOnly
            return Iterator(provider: isAllowed ? provider : nil, clock: clock)
        }
    }

    /// Waits for one location after another.
    public struct Iterator: AsyncIteratorProtocol {
        /// `nil` where the app may not know the location.
        private let provider: (any LocationProvider)?
        private let clock: any Clock<Duration>
        private var locations: AsyncThrowingStream<CLLocation, any Error>.Iterator?
        private var patience = LocationPatience()
        private var pause: Duration?
        private var isOver = false

        init(provider: (any LocationProvider)?, clock: any Clock<Duration>) {
            (self.provider, self.clock) = (provider, clock)
            locations = provider?.locations(for: LocationRequest()).makeAsyncIterator()
        }

        /// The next one; `nil` at the end.
        public mutating func next() async throws -> CLLocationUpdate? {
            if isOver { return nil }
            guard provider != nil else { return refusal() }
            while await rest() {
                do {
                    let location = try await locations?.next()
                    patience = LocationPatience()
                    return location.map { CLLocationUpdate(location: $0, authorizationDenied: false, locationUnavailable: false) }
                } catch let error as CLError where error.code == .denied {
                    return refusal()
                } catch let error as CLError where error.code == .locationUnknown {
                    pause = patience.pause()
                    // That it goes on not being known is no news.
                    guard patience.failures == 1 else { continue }
                    return CLLocationUpdate(location: nil, authorizationDenied: false, locationUnavailable: true)
                }
            }
            return nil
        }

        /// Waits after a failure, and begins anew then. Returns `false` where nobody waits any more.
        private mutating func rest() async -> Bool {
            guard let pause else { return true }
            guard (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled else { return false }
            self.pause = nil
            locations = provider?.locations(for: LocationRequest()).makeAsyncIterator()
            return true
        }

        private mutating func refusal() -> CLLocationUpdate {
            isOver = true
            return CLLocationUpdate(location: nil, authorizationDenied: true, locationUnavailable: false)
        }
    }
}
