import Foundation

/// A time spent at one place.
struct Stay: Sendable {
    let coordinate: CLLocationCoordinate2D
    /// In metres.
    var accuracy: CLLocationAccuracy
    let arrival: Date
    /// `nil` while the stay goes on.
    var departure: Date?
}

/// Finds stays in a row of locations: the machine stays where it is within 150 metres of one location for five minutes.
///
/// The first location of a candidate is the centre of the circle. A location outside of the circle ends the stay, if it was one, and is
/// the centre of the next candidate.
struct StayDetector: Sendable {
    /// 150 m: how far one may walk within a place.
    static let radius: CLLocationDistance = 150
    /// 300 s: how long one has to be at a place.
    static let shortest: TimeInterval = 300

    private var candidate: Stay?
    private var isReported = false
    private var last = Date.distantPast

    /// Takes the next location. Returns the stays that began or ended with it, in order.
    mutating func note(_ location: CLLocation) -> [Stay] {
        guard location.horizontalAccuracy >= 0, location.timestamp >= last else { return [] }
        last = location.timestamp
        guard var stay = candidate, Geodesic.distance(from: stay.coordinate, to: location.coordinate) <= Self.radius else {
            return leave(for: location)
        }
        stay.accuracy = max(stay.accuracy, location.horizontalAccuracy)
        candidate = stay
        guard !isReported, location.timestamp.timeIntervalSince(stay.arrival) >= Self.shortest else { return [] }
        isReported = true
        return [stay]
    }

    private mutating func leave(for location: CLLocation) -> [Stay] {
        var ended = isReported ? candidate : nil
        ended?.departure = location.timestamp
        candidate = Stay(coordinate: location.coordinate, accuracy: location.horizontalAccuracy, arrival: location.timestamp)
        isReported = false
        return ended.map { [$0] } ?? []
    }
}
