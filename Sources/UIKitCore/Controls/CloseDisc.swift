/// The grey disc with a cross that closes a screen, as a template image.
@MainActor enum CloseDisc {
    /// The width and height of the disc, in points.
    static let side: CGFloat = 30
    /// The tint colour of the disc. It does not depend on the superview's tint colour.
    static let tint = UIColor.secondaryLabel
    /// The alpha of the disc; the cross is opaque.
    private static let discAlpha: CGFloat = 0.2

    /// The image at the scale of the screen.
    static var image: UIImage {
        let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        let cross = UIImage(systemName: "xmark", withConfiguration: configuration)?.withTintColor(.black, renderingMode: .alwaysOriginal)
        let rect = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: rect.size).image { _ in
            UIColor.black.withAlphaComponent(discAlpha).setFill()
            UIBezierPath(ovalIn: rect).fill()
            guard let cross else { return }
            cross.draw(at: CGPoint(x: (side - cross.size.width) / 2, y: (side - cross.size.height) / 2))
        }
        .withRenderingMode(.alwaysTemplate)
    }
}
