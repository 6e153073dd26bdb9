import Foundation

/// The pressure and orientation of a touch. Browsers report them if the device does; desktop windows do not.
extension UITouch {
    /// Returns the direction in which a pen leans, in the axes of `view`, as a unit vector.
    func azimuthVector(in view: UIView?) -> CGVector {
        let angle = stylus?.azimuth ?? 0
        let direction = CGPoint(x: cos(angle), y: sin(angle))
        guard let view, let window else { return CGVector(dx: direction.x, dy: direction.y) }
        let start = window.convert(CGPoint.zero, to: view)
        let end = window.convert(direction, to: view)
        let length = hypot(end.x - start.x, end.y - start.y)
        return length > 0 ? CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length) : CGVector(dx: 1, dy: 0)
    }
}
