import Foundation

/// A journey that was recorded, replayed.
///
/// ```swift
/// let manager = CLLocationManager(provider: try LocationTrack(gpx: Data(contentsOf: file), pace: .recorded(speed: 4)))
/// ```
public struct LocationTrack: LocationProvider {
    /// How fast a track is replayed.
    public enum Pace: Sendable, Hashable {
        /// All at once.
        case immediate
        /// By the recorded times, so many times as fast; locations without a time follow after one second.
        case recorded(speed: Double = 1)
    }

    /// The places, in order.
    public let points: [CLLocation]
    /// How fast they follow each other.
    public let pace: Pace
    /// What the person answers; ``LocationConsent/granted`` by default.
    public let consent: LocationConsent
    private let clock: any Clock<Duration>
    /// 1e9 s, some thirty years: more than any journey rests, and less than a duration can count.
    private static let longestPause = 1e9

    /// A track of places.
    ///
    /// - Parameters:
    ///   - points: the places, in order.
    ///   - pace: how fast they follow each other; as they were recorded by default.
    ///   - clock: what the time between them is measured with; the machine's own by default.
    ///   - consent: what the person answers.
    public init(
        _ points: [CLLocation], pace: Pace = .recorded(), clock: any Clock<Duration> = ContinuousClock(),
        consent: LocationConsent = .granted
    ) {
        self.points = points
        self.pace = pace
        self.clock = clock
        self.consent = consent
    }

    /// The track points of a GPX file, from all of its tracks and segments in order; else its route points, else its waypoints.
    ///
    /// - Throws: ``LocationTrackError`` if it has none, or one without a valid place.
    public init(
        gpx: Data, pace: Pace = .recorded(), clock: any Clock<Duration> = ContinuousClock(), consent: LocationConsent = .granted
    ) throws(LocationTrackError) {
        self.init(try GPXReader.points(in: gpx), pace: pace, clock: clock, consent: consent)
    }

    /// The places, each in its time; the sequence ends behind the last.
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
        let known = previous.timestamp != .distantPast && next.timestamp != .distantPast
        return .seconds(min((known ? max(seconds, 0) : 1) / speed, Self.longestPause))
    }
}
