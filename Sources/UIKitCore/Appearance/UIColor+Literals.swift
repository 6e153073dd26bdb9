/// `#colorLiteral` makes a `UIColor` where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// The older name of ``systemGroupedBackground``.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
