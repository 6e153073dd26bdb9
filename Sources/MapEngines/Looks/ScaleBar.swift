import Foundation

/// A round distance that a bar of at most so many points stands for.
package struct ScaleBar: Hashable, Sendable {
    /// In metres, or in feet; 1, 2 or 5 times a power of ten of its unit.
    package let length: Double
    package let unit: Unit
    /// How long the bar is, in points.
    package let points: Double

    package enum Unit: String, Sendable {
        case meters = "m"
        case kilometers = "km"
        case feet = "ft"
        case miles = "mi"

        /// How many metres it is.
        var meters: Double {
            switch self {
            case .meters: 1
            case .kilometers: 1000
            case .feet: 0.3048
            case .miles: 1609.344
            }
        }
    }

    /// - Parameters:
    ///   - metersPerPoint: how far a point of the screen is on the ground; above zero.
    ///   - widest: how long the bar may be, in points.
    ///   - isMetric: metres and kilometres, or else feet and miles.
    package init?(metersPerPoint: Double, widest: Double, isMetric: Bool) {
        let reach = metersPerPoint * widest
        guard reach.isFinite, reach > 0 else { return nil }
        let unit: Unit = isMetric ? (reach < 1000 ? .meters : .kilometers) : (reach < Unit.miles.meters ? .feet : .miles)
        let most = reach / unit.meters
        let power = pow(10, log10(most).rounded(.down))
        let digit = [5.0, 2, 1].first { $0 * power <= most * (1 + 1e-9) } ?? 1
        self.unit = unit
        length = digit * power
        points = length * unit.meters / metersPerPoint
    }

    /// `500 m`
    package var text: String {
        let digits = length < 1 ? max(0, Int((-log10(length)).rounded(.up))) : 0
        return String(format: "%.\(digits)f", length) + " " + unit.rawValue
    }
}
