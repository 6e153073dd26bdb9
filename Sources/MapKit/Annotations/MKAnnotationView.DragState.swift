extension MKAnnotationView {
    /// How far a drag of an annotation has come.
    ///
    /// - Source: https://developer.apple.com/documentation/mapkit/mkannotationview/dragstate-swift.enum
    public enum DragState: UInt, Sendable {
        /// Nobody drags it.
        case none = 0
        /// It was picked up.
        case starting = 1
        /// It follows the finger.
        case dragging = 2
        /// The drag was given up; it goes back.
        case canceling = 3
        /// It was put down.
        case ending = 4
    }

    /// How it is found out whether two views cover each other.
    ///
    /// - Source: https://developer.apple.com/documentation/mapkit/mkannotationview/collisionmode-swift.enum
    public enum CollisionMode: Int, Sendable {
        /// By their frames.
        case rectangle = 0
        /// By the circles within their frames.
        case circle = 1
    }
}
