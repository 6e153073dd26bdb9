import Platform

extension UITouch {
    /// The phase of a touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum
    public enum Phase: Int, Sendable {
        /// The touch began.
        case began = 0
        /// The touch moved.
        case moved = 1
        /// The touch is down and has not moved since the last event.
        case stationary = 2
        /// The touch ended.
        case ended = 3
        /// The touch was cancelled by the system or by a gesture recognizer.
        case cancelled = 4
        /// A pointer that hovers entered the view.
        ///
        /// > Difference from Apple: a pointer that hovers has no touch here, so that no touch has the three phases of a
        /// > region. ``UIHoverGestureRecognizer`` follows the pointer.
        case regionEntered = 5
        /// A pointer that hovers moved in the view.
        case regionMoved = 6
        /// A pointer that hovers left the view.
        case regionExited = 7

        init(_ phase: PointerEvent.Phase) {
            self =
                switch phase {
                case .began: .began
                case .moved, .hovered: .moved
                case .ended: .ended
                case .cancelled: .cancelled
                }
        }
    }

    /// The type of a touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/touchtype
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a surface other than the screen.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A mouse button.
        case indirectPointer = 3

        static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]

        init(_ kind: PointerEvent.Kind) {
            self =
                switch kind {
                case .touch: .direct
                case .mouse: .indirectPointer
                case .pen: .pencil
                }
        }
    }
}
