extension MKAnnotationView {
    /// The state of dragging an annotation.
    ///
    /// - Source: https://developer.apple.com/documentation/mapkit/mkannotationview/dragstate-swift.enum
    public enum DragState: UInt, Sendable {
        /// The view is not being dragged.
        case none = 0
        /// The drag has started.
        case starting = 1
        /// The view follows the touch.
        case dragging = 2
        /// The drag was cancelled, and the view returns.
        case canceling = 3
        /// The drag has ended.
        case ending = 4
    }

    /// The shape that determines whether two views collide.
    ///
    /// - Source: https://developer.apple.com/documentation/mapkit/mkannotationview/collisionmode-swift.enum
    public enum CollisionMode: Int, Sendable {
        /// The frame of the view.
        case rectangle = 0
        /// The circle within the frame.
        case circle = 1
    }
}
