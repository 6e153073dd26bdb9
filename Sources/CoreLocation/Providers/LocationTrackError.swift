/// Why a recorded journey cannot be replayed.
public enum LocationTrackError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The data is no UTF-8 text.
    case notText
    /// It has neither track points nor route points nor waypoints.
    case noPoints
    /// A point, counted from 1, has no `lat` and `lon`, or ones which are no place on the Earth.
    case noPlace(point: Int)

    /// The reason in words.
    public var description: String {
        switch self {
        case .notText: "the track is no UTF-8 text"
        case .noPoints: "the track has no points (trkpt, rtept or wpt)"
        case .noPlace(let point): "point \(point) of the track has no valid lat and lon"
        }
    }
}
