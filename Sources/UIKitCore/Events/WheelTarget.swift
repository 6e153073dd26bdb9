import Platform

/// A view which a mouse wheel or track pad moves. The innermost one under the pointer that has something to move gets the event.
@MainActor package protocol WheelTarget: AnyObject {
    /// Moves the content. Returns whether there was anything to move.
    func handleWheel(_ event: ScrollEvent) -> Bool
}

extension UIScrollView: WheelTarget {}
