extension UIScreen {
    /// Creates a display link of the screen. After the link is added to a run loop, it calls `sel` on `target` in
    /// each frame. The link retains the target until the link is invalidated.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
