/// The coordinate space of a screen: in the present interface orientation, or fixed to the hardware.
final class ScreenSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen
    /// The bounds of the screen before a change, for the space as it was; `nil` for the present bounds.
    private let formerBounds: CGRect?
    /// Whether the coordinates are those of the portrait orientation, in any orientation of the device.
    private let isFixed: Bool

    init(_ screen: UIScreen, formerBounds: CGRect? = nil, isFixed: Bool = false) {
        self.screen = screen
        self.formerBounds = formerBounds
        self.isFixed = isFixed
        super.init()
    }

    var bounds: CGRect { formerBounds ?? (isFixed ? screen.portraitBounds : screen.bounds) }

    /// The transform from this space to the present interface orientation.
    var transformToInterface: CGAffineTransform { isFixed ? screen.rotationFromPortrait : .identity }
    /// The transform from the present interface orientation to this space.
    var transformFromInterface: CGAffineTransform { transformToInterface.inverted() }

    // Two screens have no common coordinate space: points are converted as if both were the same screen.
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        guard let other = space as? ScreenSpace else { return space.convert(point, from: self) }
        return point.applying(transformToInterface).applying(other.transformFromInterface)
    }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { space.convert(point, to: self) }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        guard let other = space as? ScreenSpace else { return space.convert(rect, from: self) }
        return rect.applying(transformToInterface).applying(other.transformFromInterface)
    }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { space.convert(rect, to: self) }
}

extension UIScreen {
    /// The bounds of the screen in portrait orientation, in points.
    var portraitBounds: CGRect {
        let size = bounds.size
        return CGRect(x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
    }

    /// The transform from the portrait orientation to the present interface orientation.
    fileprivate var rotationFromPortrait: CGAffineTransform {
        let size = bounds.size
        // The cases name the orientation of the interface, not of the device: in `.landscapeRight` the top of the
        // hardware is on the left.
        return switch surface?.interfaceOrientation ?? .portrait {
        case .portrait, .unknown: .identity
        case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
        case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
        }
    }
}
