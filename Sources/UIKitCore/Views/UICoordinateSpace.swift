/// An object with its own coordinate system, such as a view or a screen, with conversions to other coordinate spaces.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicoordinatespace
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol, Sendable {
    /// The bounds of the object, in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point to another coordinate space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another coordinate space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle to another coordinate space. The result is the smallest upright rectangle that
    /// contains the converted rectangle.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another coordinate space. The result is the smallest upright rectangle that
    /// contains the converted rectangle.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// Converts a point to another coordinate space. For a view outside a window, the coordinates of its topmost
    /// superview count as the screen's.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        guard let space = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(point, from: self) }
        return layer.convert(point, to: screenLayer).applying(space.transformFromInterface)
    }

    /// Converts a point from another coordinate space.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        guard let space = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(point, to: self) }
        return layer.convert(point.applying(space.transformToInterface), from: screenLayer)
    }

    /// Converts a rectangle to another coordinate space. The result is the smallest upright rectangle that
    /// contains the converted rectangle.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        guard let space = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(rect, from: self) }
        return layer.convert(rect, to: screenLayer).applying(space.transformFromInterface)
    }

    /// Converts a rectangle from another coordinate space. The result is the smallest upright rectangle that
    /// contains the converted rectangle.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        guard let space = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(rect, to: self) }
        return layer.convert(rect.applying(space.transformToInterface), from: screenLayer)
    }

    /// The root layer of the screen, or the topmost superlayer of a view outside a window.
    private var screenLayer: CALayer {
        var top = layer
        while let above = top.superlayer { top = above }
        return top
    }
}

extension UIScreen {
    /// The coordinate space of the screen in its present orientation.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/coordinatespace
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(self) }

    /// The coordinate space of the screen in portrait orientation.
    ///
    /// Its origin is the corner of the hardware that is at the top left in portrait. Rotating the device does not
    /// change the space.
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/fixedcoordinatespace
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(self, isFixed: true) }
}

extension UIWindowScene {
    /// The coordinate space of the scene, which fills its screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/coordinatespace
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
