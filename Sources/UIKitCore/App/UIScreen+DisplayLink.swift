extension UIScreen {
    /// A link in step with the screen, which calls `sel` on `target` from when it is added to a run loop; it keeps the target until it is
    /// invalidated.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
