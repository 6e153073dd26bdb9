import Foundation

/// The lines of equal latitude and longitude for a zoom level.
package struct Graticule: Hashable, Sendable {
    /// The possible intervals between lines, in degrees.
    static let steps: [Double] = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001]
    /// The minimum distance between lines at the equator, in points.
    static let minimumSpacing: Double = 80

    /// The interval between lines, in degrees.
    package let step: Double

    package init(for viewport: MapViewport) {
        let degreesPerPoint = 360 / viewport.worldSide
        step = Self.steps.last { $0 >= degreesPerPoint * Self.minimumSpacing } ?? 30
    }

    /// Returns the longitudes of the lines in a rectangle of the world, in degrees, and their `x` coordinates.
    package func meridians(in rect: WorldRect) -> [(degrees: Double, x: Double)] {
        multiples(from: rect.minX * 360 - 180, to: rect.maxX * 360 - 180).map { ($0, ($0 + 180) / 360) }
    }

    /// Returns the latitudes of the lines in a rectangle of the world, in degrees, and their `y` coordinates; without
    /// the poles.
    package func parallels(in rect: WorldRect) -> [(degrees: Double, y: Double)] {
        let north = WebMercator.unproject(WorldPoint(x: 0, y: rect.minY)).latitude
        let south = WebMercator.unproject(WorldPoint(x: 0, y: rect.maxY)).latitude
        return multiples(from: south, to: north).map { ($0, WebMercator.project(latitude: $0, longitude: 0).y) }
    }

    private func multiples(from low: Double, to high: Double) -> [Double] {
        let first = (low / step).rounded(.up)
        let last = (high / step).rounded(.down)
        guard first <= last, last - first < 200 else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * step }
    }

    /// Returns the name of a line, such as `51.5°N`, with enough digits to distinguish it from its neighbours.
    package func name(_ degrees: Double, positive: String, negative: String) -> String {
        let wrapped = (degrees + 180).truncatingRemainder(dividingBy: 360) + (degrees < -180 ? 180 : -180)
        let digits = max(0, Int((-log10(step)).rounded(.up)))
        let number = String(format: "%.\(digits)f", abs(wrapped))
        if Double(number) == 0 { return "0°" }
        return abs(wrapped) == 180 ? "180°" : number + "°" + (wrapped > 0 ? positive : negative)
    }
}
