extension UIView {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(item: self, attribute: .leading)) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(item: self, attribute: .trailing)) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(item: self, attribute: .left)) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(item: self, attribute: .right)) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPoint(item: self, attribute: .top)) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPoint(item: self, attribute: .bottom)) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPoint(item: self, attribute: .width)) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPoint(item: self, attribute: .height)) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPoint(item: self, attribute: .centerX)) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPoint(item: self, attribute: .centerY)) }
    /// The baseline of the first line of text; the lower edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPoint(item: self, attribute: .firstBaseline)) }
    /// The baseline of the last line of text; the lower edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPoint(item: self, attribute: .lastBaseline)) }
}
