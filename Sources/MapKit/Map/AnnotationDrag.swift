import UIKitCore

/// The drag of an annotation.
@MainActor struct AnnotationDrag {
    var record: AnnotationRecord?
    /// The offset from the touch to the view's centre, in points.
    var touchOffset = CGPoint.zero
}
