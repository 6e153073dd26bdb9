import Foundation

/// The map projection of web maps: a sphere unrolled so that angles stay true and the world is a square.
package enum WebMercator {
    /// 85.0511…°: where the square world ends; what lies beyond is shown at its edge.
    package static let maximumLatitude = atan(sinh(Double.pi)) * 180 / .pi
    /// 6,378,137 m: the radius of the sphere, which is the Earth's at the equator (WGS 84).
    package static let radius: Double = 6_378_137
    /// How many metres there are around the equator.
    package static let circumference = 2 * Double.pi * radius

    /// Where a place in degrees is on the flat world.
    package static func project(latitude: Double, longitude: Double) -> WorldPoint {
        let bounded = min(max(latitude, -maximumLatitude), maximumLatitude) * .pi / 180
        return WorldPoint(x: (longitude + 180) / 360, y: 0.5 - asinh(tan(bounded)) / (2 * .pi))
    }

    /// The place in degrees of a point on the flat world. The longitude is within −180…180.
    package static func unproject(_ point: WorldPoint) -> (latitude: Double, longitude: Double) {
        let y = min(max(point.y, 0), 1)
        let latitude = atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi
        let wrapped = point.x == 1 ? 1 : point.wrapped.x
        return (latitude, wrapped * 360 - 180)
    }

    /// How many metres on the ground the width of the whole map stands for at a latitude in degrees.
    package static func metersAcrossWorld(atLatitude latitude: Double) -> Double {
        let bounded = min(max(latitude, -maximumLatitude), maximumLatitude)
        return circumference * cos(bounded * .pi / 180)
    }
}
