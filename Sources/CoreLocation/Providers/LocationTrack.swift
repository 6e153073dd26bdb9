import Foundation

/// A provider that replays a recorded track.
///
/// ```swift
/// let manager = CLLocationManager(provider: try LocationTrack(gpx: Data(contentsOf: file), pace: .recorded(speed: 4)))
/// ```
public struct LocationTrack: LocationProvider {
    /// The pace of the replay.
    public enum Pace: Sendable, Hashable {
        /// All locations at once.
        case immediate
        /// The recorded pace, multiplied by a speed. A location without a time follows after one second.
        case recorded(speed: Double = 1)
    }

    /// The locations, in order.
    public let points: [CLLocation]
    /// The pace of the replay.
    public let pace: Pace
    /// The user's consent; ``LocationConsent/granted`` by default.
    public let consent: LocationConsent
    private let clock: any Clock<Duration>
    /// The maximum pause between two locations, in seconds: 10⁹, some thirty years, which is within the range of a
    /// duration.
    private static let maximumPause = 1e9

    /// Creates a track of locations.
    ///
    /// - Parameters:
    ///   - points: The locations, in order.
    ///   - pace: The pace of the replay; the recorded pace by default.
    ///   - clock: The clock for the pauses; the continuous clock by default.
    ///   - consent: The user's consent.
    public init(
        _ points: [CLLocation], pace: Pace = .recorded(), clock: any Clock<Duration> = ContinuousClock(),
        consent: LocationConsent = .granted
    ) {
        self.points = points
        self.pace = pace
        self.clock = clock
        self.consent = consent
    }

    /// Creates a track from a GPX file: from the track points of all tracks and segments in order, or its route
    /// points, or its waypoints.
    ///
    /// - Throws: ``LocationTrackError`` if the file has no points, or a point without a valid coordinate.
    public init(
        gpx: Data, pace: Pace = .recorded(), clock: any Clock<Duration> = ContinuousClock(), consent: LocationConsent = .granted
    ) throws(LocationTrackError) {
        self.init(try GPXReader.points(in: gpx), pace: pace, clock: clock, consent: consent)
    }

    /// Returns the locations, each at its time. The sequence ends after the last location.
    public func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await replay(to: continuation)
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error is CancellationError ? nil : error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func replay(to continuation: AsyncThrowingStream<CLLocation, any Error>.Continuation) async throws {
        var previous: CLLocation?
        for point in points {
            if let previous, let pause = pause(from: previous, to: point) { try await clock.sleep(for: pause) }
            try Task.checkCancellation()
            continuation.yield(point)
            previous = point
        }
    }

    private func pause(from previous: CLLocation, to next: CLLocation) -> Duration? {
        guard case .recorded(let speed) = pace, speed > 0, speed.isFinite else { return nil }
        let seconds = next.timestamp.timeIntervalSince(previous.timestamp)
        let areTimesKnown = previous.timestamp != .distantPast && next.timestamp != .distantPast
        return .seconds(min((areTimesKnown ? max(seconds, 0) : 1) / speed, Self.maximumPause))
    }
}
