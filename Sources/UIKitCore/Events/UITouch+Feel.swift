import Foundation

/// How a finger or a pen is pressed and held. Browsers tell, as far as the device does; windows do not.
extension UITouch {
    /// How hard it is pressed; 1 for a usual touch. Where the device does not tell it is 0 in a window, and 1 in a browser, which tells none
    /// of both apart.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/force
    public var force: CGFloat { feel.map { 2 * $0.pressure } ?? 0 }

    /// The most that ``force`` can be: 2, or 0 where the device does not tell.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/maximumpossibleforce
    public var maximumPossibleForce: CGFloat { feel == nil ? 0 : 2 }

    /// The radius of what lies on the screen, in points; 0 where the device does not tell.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/majorradius
    public var majorRadius: CGFloat { feel?.radius ?? 0 }

    /// By how much ``majorRadius`` may be wrong, in points: as much as it is itself, for browsers tell no more.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/majorradiustolerance
    public var majorRadiusTolerance: CGFloat { majorRadius }

    /// How steep a pen stands on the screen, in radians: π/2 for one that stands upright, 0 for one that lies. For fingers π/2.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/altitudeangle
    public var altitudeAngle: CGFloat { feel?.altitude ?? .pi / 2 }

    /// Which way a pen leans in `view`, in radians clockwise from the positive x axis; of its window for `nil`. For fingers 0.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/azimuthangle(in:)
    public func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// Which way a pen leans in `view`, as a vector of length 1; of its window for `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/azimuthunitvector(in:)
    public func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = feel?.azimuth ?? 0
        let way = CGPoint(x: cos(angle), y: sin(angle))
        guard let view, let window else { return CGVector(dx: way.x, dy: way.y) }
        let (start, end) = (window.convert(CGPoint.zero, to: view), window.convert(way, to: view))
        let length = hypot(end.x - start.x, end.y - start.y)
        return length > 0 ? CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length) : CGVector(dx: 1, dy: 0)
    }
}
