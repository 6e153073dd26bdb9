import Platform

/// A view that a mouse wheel or a track pad scrolls. The innermost such view under the pointer that can scroll
/// receives the event.
@MainActor package protocol WheelTarget: AnyObject {
    /// Scrolls the content. Returns whether there was anything to scroll.
    func handleWheel(_ event: ScrollEvent) -> Bool
}

extension UIScrollView: WheelTarget {}
