import UIKitEngines

/// A recognizer for drags from an edge of the window.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which a drag may begin; none by default, so that no gesture is recognised.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.allSatisfy(isAtEdge) else {
            if state == .possible { state = .failed }
            return
        }
        if gesture.touches.count == touches.count { startLocation = gesture.touches.first?.location(in: nil) ?? .zero }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, movesAlongEdge { state = .failed }
        super.touchesMoved(touches, with: event)
    }

    /// The location at which the first touch began, in points of the window.
    private var startLocation = CGPoint.zero

    private func isAtEdge(_ touch: UITouch) -> Bool {
        guard let bounds = touch.window?.bounds else { return false }
        let location = touch.location(in: nil)
        let maximumDistance = GestureThresholds.edgeDistance
        return (edges.contains(.left) && location.x - bounds.minX <= maximumDistance)
            || (edges.contains(.right) && bounds.maxX - location.x <= maximumDistance)
            || (edges.contains(.top) && location.y - bounds.minY <= maximumDistance)
            || (edges.contains(.bottom) && bounds.maxY - location.y <= maximumDistance)
    }

    /// Whether the touch has moved far along its edge. Such a movement is not a drag from the edge.
    private var movesAlongEdge: Bool {
        let location = gesture.touches.first?.location(in: nil) ?? startLocation
        let travel = CGPoint(x: location.x - startLocation.x, y: location.y - startLocation.y)
        let areEdgesVertical = edges.isSubset(of: [.left, .right])
        let (along, across) = areEdgesVertical ? (abs(travel.y), abs(travel.x)) : (abs(travel.x), abs(travel.y))
        guard areEdgesVertical || edges.isSubset(of: [.top, .bottom]) else { return false }
        return along > GestureThresholds.panSlop && along > across
    }
}
