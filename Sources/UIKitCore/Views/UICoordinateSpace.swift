/// Something with points of its own, between which and others' places can be converted: a view, or a screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicoordinatespace
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol, Sendable {
    /// Its extent, in its points.
    var bounds: CGRect { get }
    /// The same place in points of another space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The same place, which is given in points of another space, in points of this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The smallest upright rectangle of another space around one of this space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The smallest upright rectangle of this space around one of another.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// The same place in points of another space. A view outside of a window counts as one at the corner of the screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        guard coordinateSpace is ScreenSpace else { return coordinateSpace.convert(point, from: self) }
        return layer.convert(point, to: screenLayer)
    }

    /// The same place, which is given in points of another space, in points of the view.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        guard coordinateSpace is ScreenSpace else { return coordinateSpace.convert(point, to: self) }
        return layer.convert(point, from: screenLayer)
    }

    /// The smallest upright rectangle of another space around one of the view.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        guard coordinateSpace is ScreenSpace else { return coordinateSpace.convert(rect, from: self) }
        return layer.convert(rect, to: screenLayer)
    }

    /// The smallest upright rectangle of the view around one of another space.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        guard coordinateSpace is ScreenSpace else { return coordinateSpace.convert(rect, to: self) }
        return layer.convert(rect, from: screenLayer)
    }

    /// The layer that everything on the screen stands in; of a view outside of it, the topmost there is.
    private var screenLayer: CALayer {
        var top = layer
        while let above = top.superlayer { top = above }
        return top
    }
}

/// The points of a screen.
final class ScreenSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen
    /// The extent that the screen had, where it is another one by now.
    private let former: CGRect?

    init(_ screen: UIScreen, formerBounds: CGRect? = nil) {
        self.screen = screen
        former = formerBounds
        super.init()
    }

    var bounds: CGRect { former ?? screen.bounds }
    // Between screens there is no place that both have.
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        space is ScreenSpace ? point : space.convert(point, from: self)
    }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        space is ScreenSpace ? point : space.convert(point, to: self)
    }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        space is ScreenSpace ? rect : space.convert(rect, from: self)
    }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        space is ScreenSpace ? rect : space.convert(rect, to: self)
    }
}

extension UIScreen {
    /// The points of the screen as it is held, to convert from and to.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/coordinatespace
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(self) }
}

extension UIWindowScene {
    /// The points of the scene, which fills its screen, to convert from and to.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/coordinatespace
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
