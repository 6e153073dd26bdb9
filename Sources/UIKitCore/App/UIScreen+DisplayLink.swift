extension UIScreen {
    /// Returns a display link of the screen, which calls `sel` on `target` once it is added to a run loop. The link
    /// retains the target until the link is invalidated.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
