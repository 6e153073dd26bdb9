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
    public struct Updates: AsyncSequence, Sendable {
        /// One location, or why there is none.
        public typealias Element = CLLocationUpdate
        let provider: any LocationProvider

        /// Begins to wait for locations.
        public func makeAsyncIterator() -> Iterator {
            let isAllowed = provider.consent == .granted || provider.consent == .whenInUseOnly
            return Iterator(locations: isAllowed ? provider.locations(for: LocationRequest()).makeAsyncIterator() : nil)
        }
    }

    /// Waits for one location after another.
    public struct Iterator: AsyncIteratorProtocol {
        var locations: AsyncThrowingStream<CLLocation, any Error>.Iterator?
        var isOver = false

        /// The next one; `nil` at the end.
        public mutating func next() async throws -> CLLocationUpdate? {
            if isOver { return nil }
            guard locations != nil else {
                isOver = true
                return CLLocationUpdate(location: nil, authorizationDenied: true, locationUnavailable: false)
            }
            do {
                return try await locations?.next().map {
                    CLLocationUpdate(location: $0, authorizationDenied: false, locationUnavailable: false)
                }
            } catch let error as CLError where [.locationUnknown, .denied].contains(error.code) {
                isOver = true
                let isDenied = error.code == .denied
                return CLLocationUpdate(location: nil, authorizationDenied: isDenied, locationUnavailable: !isDenied)
            }
        }
    }
}
