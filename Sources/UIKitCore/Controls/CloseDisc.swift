/// The grey disc with a cross that closes a screen, as a template image.
@MainActor enum CloseDisc {
    /// The width and height of the disc, in points.
    static let side: CGFloat = 30
    /// The tint colour of the disc. It does not depend on the superview's tint colour.
    static let tint = UIColor.secondaryLabel
    /// The alpha of the disc; the cross is opaque.
    private static let share: CGFloat = 0.2

    /// The image at the scale of the screen.
    static var image: UIImage {
        let heavy = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        let cross = UIImage(systemName: "xmark", withConfiguration: heavy)?.withTintColor(.black, renderingMode: .alwaysOriginal)
        let area = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: area.size).image { _ in
            UIColor.black.withAlphaComponent(share).setFill()
            UIBezierPath(ovalIn: area).fill()
            guard let cross else { return }
            cross.draw(at: CGPoint(x: (side - cross.size.width) / 2, y: (side - cross.size.height) / 2))
        }
        .withRenderingMode(.alwaysTemplate)
    }
}
