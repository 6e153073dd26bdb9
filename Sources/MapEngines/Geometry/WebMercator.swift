import Foundation

/// The projection of web maps, which maps a sphere conformally to a square.
package enum WebMercator {
    /// 85.0511…°: the latitude of the square's edge. Higher latitudes are clamped to the edge.
    package static let maximumLatitude = atan(sinh(Double.pi)) * 180 / .pi
    /// The radius of the sphere in metres: the Earth's equatorial radius (WGS 84).
    package static let radius: Double = 6_378_137
    /// The length of the equator, in metres.
    package static let circumference = 2 * Double.pi * radius

    /// Projects a coordinate in degrees to the flat world.
    package static func project(latitude: Double, longitude: Double) -> WorldPoint {
        let bounded = min(max(latitude, -maximumLatitude), maximumLatitude) * .pi / 180
        return WorldPoint(x: (longitude + 180) / 360, y: 0.5 - asinh(tan(bounded)) / (2 * .pi))
    }

    /// Returns the coordinate in degrees of a location on the flat world. The longitude is in −180…180.
    package static func unproject(_ point: WorldPoint) -> (latitude: Double, longitude: Double) {
        let y = min(max(point.y, 0), 1)
        let latitude = atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi
        let wrapped = point.x == 1 ? 1 : point.wrapped.x
        return (latitude, wrapped * 360 - 180)
    }

    /// Returns the ground distance of the map's whole width at a latitude in degrees, in metres.
    package static func metersAcrossWorld(atLatitude latitude: Double) -> Double {
        let bounded = min(max(latitude, -maximumLatitude), maximumLatitude)
        return circumference * cos(bounded * .pi / 180)
    }
}
