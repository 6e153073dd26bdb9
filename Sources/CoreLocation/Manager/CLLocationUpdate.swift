/// An element of an asynchronous sequence of locations.
///
/// ```swift
/// for try await update in CLLocationUpdate.liveUpdates() {
///     if let location = update.location { show(location) }
/// }
/// ```
/// - Source: https://developer.apple.com/documentation/corelocation/cllocationupdate
public struct CLLocationUpdate: Sendable {
    /// The location of the machine; `nil` if unknown.
    public let location: CLLocation?
    /// Whether the user denied authorisation. No location follows.
    public let authorizationDenied: Bool
    /// Whether the location is currently unknown.
    public let locationUnavailable: Bool

    /// Returns the sequence of locations of ``LocationSource/standard``.
    public static func liveUpdates() -> Updates { Updates(provider: LocationSource.standard) }

    /// Returns the sequence of locations of a provider.
    public static func liveUpdates(from provider: any LocationProvider) -> Updates { Updates(provider: provider) }

    /// A sequence of locations. It ends when the user denies authorisation, or when the provider ends.
    ///
    /// If the location is unknown, one update reports this, and the next update follows when the location is known
    /// again. The sequence retries after 5 seconds, and after twice the delay each time, up to 80 seconds.
    public struct Updates: AsyncSequence, Sendable {
        /// An update with a location, or with the reason why there is no location.
        public typealias Element = CLLocationUpdate
        let provider: any LocationProvider
        var clock: any Clock<Duration> = ContinuousClock()

        /// Starts requesting locations.
        public func makeAsyncIterator() -> Iterator {
            let isAllowed = provider.consent == .granted || provider.consent == .whenInUseOnly
            return Iterator(provider: isAllowed ? provider : nil, clock: clock)
        }
    }

    /// The iterator of the sequence.
    public struct Iterator: AsyncIteratorProtocol {
        /// The provider; `nil` without authorisation.
        private let provider: (any LocationProvider)?
        private let clock: any Clock<Duration>
        private var locations: AsyncThrowingStream<CLLocation, any Error>.Iterator?
        private var backoff = RetryBackoff()
        private var delay: Duration?
        private var isFinished = false

        init(provider: (any LocationProvider)?, clock: any Clock<Duration>) {
            (self.provider, self.clock) = (provider, clock)
            locations = provider?.locations(for: LocationRequest()).makeAsyncIterator()
        }

        /// Returns the next update; `nil` at the end.
        public mutating func next() async throws -> CLLocationUpdate? {
            if isFinished { return nil }
            guard provider != nil else { return deniedUpdate() }
            while await waitForRetry() {
                do {
                    let location = try await locations?.next()
                    backoff = RetryBackoff()
                    return location.map { CLLocationUpdate(location: $0, authorizationDenied: false, locationUnavailable: false) }
                } catch let error as CLError where error.code == .denied {
                    return deniedUpdate()
                } catch let error as CLError where error.code == .locationUnknown {
                    delay = backoff.nextDelay()
                    // Repeated failures are not reported.
                    guard backoff.failures == 1 else { continue }
                    return CLLocationUpdate(location: nil, authorizationDenied: false, locationUnavailable: true)
                }
            }
            return nil
        }

        /// Waits for the delay after a failure, and requests locations again. Returns `false` if the task was
        /// cancelled.
        private mutating func waitForRetry() async -> Bool {
            guard let delay else { return true }
            guard (try? await clock.sleep(for: delay)) != nil, !Task.isCancelled else { return false }
            self.delay = nil
            locations = provider?.locations(for: LocationRequest()).makeAsyncIterator()
            return true
        }

        private mutating func deniedUpdate() -> CLLocationUpdate {
            isFinished = true
            return CLLocationUpdate(location: nil, authorizationDenied: true, locationUnavailable: false)
        }
    }
}
