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
        guard let space = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(point, from: self) }
        return layer.convert(point, to: screenLayer).applying(space.fromInterface)
    }

    /// The same place, which is given in points of another space, in points of the view.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        guard let space = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(point, to: self) }
        return layer.convert(point.applying(space.toInterface), from: screenLayer)
    }

    /// The smallest upright rectangle of another space around one of the view.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        guard let space = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(rect, from: self) }
        return layer.convert(rect, to: screenLayer).applying(space.fromInterface)
    }

    /// The smallest upright rectangle of the view around one of another space.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        guard let space = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(rect, to: self) }
        return layer.convert(rect.applying(space.toInterface), from: screenLayer)
    }

    /// The layer that everything on the screen stands in; of a view outside of it, the topmost there is.
    private var screenLayer: CALayer {
        var top = layer
        while let above = top.superlayer { top = above }
        return top
    }
}

extension UIScreen {
    /// The points of the screen as it is held, to convert from and to.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/coordinatespace
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(self) }

    /// The points of the screen of a device that is held upright, to convert from and to.
    ///
    /// The origin is the corner of the hardware that is at the top left in portrait. The space stays the same while the device is turned.
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/fixedcoordinatespace
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(self, isFixed: true) }
}

extension UIWindowScene {
    /// The points of the scene, which fills its screen, to convert from and to.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/coordinatespace
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
