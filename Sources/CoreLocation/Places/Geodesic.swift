import Foundation

/// Geodesic distances on the WGS 84 ellipsoid.
///
/// The latitudes are converted to reduced latitudes on an auxiliary sphere. Vincenty's inverse formula then iterates
/// the longitude difference on this sphere until its change is below 10⁻¹² radians. The length of the resulting arc
/// follows from a series in the flattening. If 100 iterations do not converge, which happens only between nearly
/// antipodal points, the haversine formula on a sphere replaces the result.
///
/// T. Vincenty, "Direct and Inverse Solutions of Geodesics on the Ellipsoid", Survey Review XXIII, 1975.
enum Geodesic {
    /// The equatorial radius in metres, and the flattening, as WGS 84 defines them.
    static let equatorialRadius = 6_378_137.0
    static let flattening = 1 / 298.257223563
    /// The mean radius of the Earth, in metres.
    static let meanRadius = 6_371_008.8

    /// Returns the distance in metres; not a number if a coordinate is not finite.
    static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let values = [start.latitude, start.longitude, end.latitude, end.longitude]
        guard values.allSatisfy(\.isFinite) else { return .nan }
        return ellipsoidal(start, end) ?? spherical(start, end)
    }

    /// Returns the distance by Vincenty's inverse formula; `nil` if the iteration does not converge, which happens
    /// only between nearly antipodal points.
    static func ellipsoidal(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double? {
        let f = flattening
        let longitudeDelta = radians(end.longitude - start.longitude).remainder(dividingBy: 2 * .pi)
        let u1 = atan((1 - f) * tan(radians(start.latitude)))
        let u2 = atan((1 - f) * tan(radians(end.latitude)))
        var lambda = longitudeDelta
        for _ in 0..<100 {
            let arc = Arc(u1: u1, u2: u2, lambda: lambda)
            guard arc.sinSigma > 0 else { return 0 }
            let c = f / 16 * arc.cosSquaredAlpha * (4 + f * (4 - 3 * arc.cosSquaredAlpha))
            let spread = arc.cosMiddle + c * arc.cosSigma * (2 * arc.cosMiddle * arc.cosMiddle - 1)
            let newLambda = longitudeDelta + (1 - c) * f * arc.sinAlpha * (arc.sigma + c * arc.sinSigma * spread)
            guard abs(newLambda) <= .pi else { return nil }
            let change = abs(newLambda - lambda)
            lambda = newLambda
            if change < 1e-12 { return length(of: Arc(u1: u1, u2: u2, lambda: lambda)) }
        }
        return nil
    }

    /// Returns the distance on a sphere, by the haversine formula.
    static func spherical(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
        let latitudeSine = sin(radians(end.latitude - start.latitude) / 2)
        let longitudeSine = sin(radians(end.longitude - start.longitude) / 2)
        let square = latitudeSine * latitudeSine + cos(radians(start.latitude)) * cos(radians(end.latitude)) * longitudeSine * longitudeSine
        return 2 * meanRadius * asin(min(1, square.squareRoot()))
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    private static func length(of arc: Arc) -> Double {
        let b = (1 - flattening) * equatorialRadius
        let uSquared = arc.cosSquaredAlpha * (equatorialRadius * equatorialRadius - b * b) / (b * b)
        let factorA = 1 + uSquared / 16384 * (4096 + uSquared * (-768 + uSquared * (320 - 175 * uSquared)))
        let factorB = uSquared / 1024 * (256 + uSquared * (-128 + uSquared * (74 - 47 * uSquared)))
        let middle = arc.cosMiddle
        let first = arc.cosSigma * (2 * middle * middle - 1)
        let second = factorB / 6 * middle * (4 * arc.sinSigma * arc.sinSigma - 3) * (4 * middle * middle - 3)
        let correction = factorB * arc.sinSigma * (middle + factorB / 4 * (first - second))
        return b * factorA * (arc.sigma - correction)
    }

    /// The arc on the auxiliary sphere, in Vincenty's notation.
    private struct Arc {
        let sinSigma: Double
        let cosSigma: Double
        let sigma: Double
        let sinAlpha: Double
        let cosSquaredAlpha: Double
        /// The cosine of twice the angle from the equator to the arc's middle.
        let cosMiddle: Double

        init(u1: Double, u2: Double, lambda: Double) {
            let across = cos(u2) * sin(lambda)
            let along = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            sinSigma = (across * across + along * along).squareRoot()
            cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            sigma = atan2(sinSigma, cosSigma)
            sinAlpha = sinSigma == 0 ? 0 : cos(u1) * cos(u2) * sin(lambda) / sinSigma
            cosSquaredAlpha = 1 - sinAlpha * sinAlpha
            cosMiddle = cosSquaredAlpha < 1e-15 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cosSquaredAlpha
        }
    }
}
