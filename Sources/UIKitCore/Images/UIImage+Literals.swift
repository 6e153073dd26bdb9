/// `#imageLiteral` makes a `UIImage` where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
