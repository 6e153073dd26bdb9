import Foundation

/// A stay at a place.
struct Stay: Sendable {
    let coordinate: CLLocationCoordinate2D
    /// The uncertainty, in metres.
    var accuracy: CLLocationAccuracy
    let arrival: Date
    /// The end of the stay; `nil` during the stay.
    var departure: Date?
}

/// Detects stays in a sequence of locations: at least five minutes within 150 metres of one location.
///
/// The first location of a candidate is the centre of the circle. A location outside the circle becomes the centre of
/// the next candidate. If the previous candidate was reported, this location ends the stay.
struct StayDetector: Sendable {
    /// The radius of a place, in metres.
    static let radius: CLLocationDistance = 150
    /// The minimum duration of a stay, in seconds.
    static let minimumDuration: TimeInterval = 300

    private var candidate: Stay?
    private var isReported = false
    private var lastTime = Date.distantPast

    /// Processes the next location. Returns the stays that began or ended, in order.
    mutating func add(_ location: CLLocation) -> [Stay] {
        guard location.horizontalAccuracy >= 0, location.timestamp >= lastTime else { return [] }
        lastTime = location.timestamp
        guard var stay = candidate, Geodesic.distance(from: stay.coordinate, to: location.coordinate) <= Self.radius else {
            return endStay(for: location)
        }
        stay.accuracy = max(stay.accuracy, location.horizontalAccuracy)
        candidate = stay
        guard !isReported, location.timestamp.timeIntervalSince(stay.arrival) >= Self.minimumDuration else { return [] }
        isReported = true
        return [stay]
    }

    private mutating func endStay(for location: CLLocation) -> [Stay] {
        var endedStay = isReported ? candidate : nil
        endedStay?.departure = location.timestamp
        candidate = Stay(coordinate: location.coordinate, accuracy: location.horizontalAccuracy, arrival: location.timestamp)
        isReported = false
        return endedStay.map { [$0] } ?? []
    }
}
