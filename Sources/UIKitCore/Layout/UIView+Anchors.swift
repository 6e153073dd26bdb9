extension UIView {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintOperand(item: self, attribute: .leading)) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintOperand(item: self, attribute: .trailing)) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintOperand(item: self, attribute: .left)) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintOperand(item: self, attribute: .right)) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintOperand(item: self, attribute: .top)) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintOperand(item: self, attribute: .bottom)) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(item: self, attribute: .width)) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(item: self, attribute: .height)) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintOperand(item: self, attribute: .centerX)) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintOperand(item: self, attribute: .centerY)) }
    /// The baseline of the first line of text; the lower edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintOperand(item: self, attribute: .firstBaseline)) }
    /// The baseline of the last line of text; the lower edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintOperand(item: self, attribute: .lastBaseline)) }
}
