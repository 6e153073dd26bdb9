/// The reason why a recorded track cannot be replayed.
public enum LocationTrackError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The data is not UTF-8 text.
    case notText
    /// The file has no track points, route points or waypoints.
    case noPoints
    /// A point, counted from 1, has no `lat` and `lon`, or an invalid coordinate.
    case noPlace(point: Int)

    /// The reason as text.
    public var description: String {
        switch self {
        case .notText: "the track is no UTF-8 text"
        case .noPoints: "the track has no points (trkpt, rtept or wpt)"
        case .noPlace(let point): "point \(point) of the track has no valid lat and lon"
        }
    }
}
