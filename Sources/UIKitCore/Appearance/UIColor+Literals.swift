/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// The older name of ``systemGroupedBackground``.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
