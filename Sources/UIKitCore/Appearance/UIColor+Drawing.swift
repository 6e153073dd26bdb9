extension UIColor {
    /// Sets the fill and stroke color of the current context.
    ///
    /// Has no effect without a current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context. Has no effect without a current context.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the stroke color of the current context. Has no effect without a current context.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
