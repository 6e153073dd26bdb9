import UIKitCore

/// An annotation that is dragged.
@MainActor struct AnnotationDrag {
    var record: AnnotationRecord?
    /// From the finger to the view's middle, in points.
    var grip = CGPoint.zero
}
