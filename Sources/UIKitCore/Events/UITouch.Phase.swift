import Platform

extension UITouch {
    /// What a touch did last.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum
    public enum Phase: Int, Sendable {
        /// It went down.
        case began = 0
        /// It moved.
        case moved = 1
        /// It is down and did not move since the last event.
        case stationary = 2
        /// It went up.
        case ended = 3
        /// It was taken away, by the system or a gesture recognizer.
        case cancelled = 4

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

    /// What makes a touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/touchtype
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on something that is not the screen.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A mouse's button.
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
