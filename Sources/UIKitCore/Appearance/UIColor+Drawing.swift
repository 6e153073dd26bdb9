extension UIColor {
    /// Makes this the current context's colour for filling and for strokes.
    ///
    /// Nothing happens where no context is current.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the current context's fill colour. Nothing happens where no context is current.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the current context's stroke colour. Nothing happens where no context is current.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
