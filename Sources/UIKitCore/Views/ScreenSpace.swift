/// The points of a screen: those of the interface as it stands, or those of the hardware.
final class ScreenSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen
    /// The extent that the screen had, where the present extent differs.
    private let former: CGRect?
    /// Whether the points are those of the device in portrait, however it is held.
    private let isFixed: Bool

    init(_ screen: UIScreen, formerBounds: CGRect? = nil, isFixed: Bool = false) {
        self.screen = screen
        former = formerBounds
        self.isFixed = isFixed
        super.init()
    }

    var bounds: CGRect { former ?? (isFixed ? screen.uprightBounds : screen.bounds) }

    /// Maps points of this space to points of the interface as it stands.
    var toInterface: CGAffineTransform { isFixed ? screen.turnFromUpright : .identity }
    /// Maps points of the interface as it stands to points of this space.
    var fromInterface: CGAffineTransform { toInterface.inverted() }

    // Two screens share no place: points are converted as if both were the same screen.
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        guard let other = space as? ScreenSpace else { return space.convert(point, from: self) }
        return point.applying(toInterface).applying(other.fromInterface)
    }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { space.convert(point, to: self) }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        guard let other = space as? ScreenSpace else { return space.convert(rect, from: self) }
        return rect.applying(toInterface).applying(other.fromInterface)
    }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { space.convert(rect, to: self) }
}

extension UIScreen {
    /// The extent of the screen of a device that is held upright, in points.
    var uprightBounds: CGRect {
        let size = bounds.size
        return CGRect(x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
    }

    /// Maps points of the device in portrait to points of the interface as it stands.
    fileprivate var turnFromUpright: CGAffineTransform {
        let size = bounds.size
        // The names of the landscapes are the interface's: in `.landscapeRight` the top of the hardware is on the left.
        return switch surface?.interfaceOrientation ?? .portrait {
        case .portrait, .unknown: .identity
        case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
        case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
        }
    }
}
