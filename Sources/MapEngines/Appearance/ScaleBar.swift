import Foundation

/// A round distance that corresponds to a bar with a maximum length.
package struct ScaleBar: Hashable, Sendable {
    /// The distance in ``unit``; 1, 2 or 5 times a power of ten.
    package let length: Double
    package let unit: Unit
    /// The length of the bar, in points.
    package let points: Double

    package enum Unit: String, Sendable {
        case meters = "m"
        case kilometers = "km"
        case feet = "ft"
        case miles = "mi"

        /// The length of the unit, in metres.
        var meters: Double {
            switch self {
            case .meters: 1
            case .kilometers: 1000
            case .feet: 0.3048
            case .miles: 1609.344
            }
        }
    }

    /// Creates the scale bar; `nil` if the scale is not finite or not positive.
    ///
    /// - Parameters:
    ///   - metersPerPoint: The ground distance of a point of the screen, in metres; above zero.
    ///   - maximumLength: The maximum length of the bar, in points.
    ///   - isMetric: Whether the units are metres and kilometres, rather than feet and miles.
    package init?(metersPerPoint: Double, maximumLength: Double, isMetric: Bool) {
        let maximumDistance = metersPerPoint * maximumLength
        guard maximumDistance.isFinite, maximumDistance > 0 else { return nil }
        let unit: Unit =
            isMetric ? (maximumDistance < 1000 ? .meters : .kilometers) : (maximumDistance < Unit.miles.meters ? .feet : .miles)
        let maximumUnits = maximumDistance / unit.meters
        let power = pow(10, log10(maximumUnits).rounded(.down))
        let digit = [5.0, 2, 1].first { $0 * power <= maximumUnits * (1 + 1e-9) } ?? 1
        self.unit = unit
        length = digit * power
        points = length * unit.meters / metersPerPoint
    }

    /// The text of the distance, such as `500 m`.
    package var text: String {
        let digits = length < 1 ? max(0, Int((-log10(length)).rounded(.up))) : 0
        return String(format: "%.\(digits)f", length) + " " + unit.rawValue
    }
}
