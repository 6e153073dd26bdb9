/// The grey disc with a cross that closes something, as a picture for a tint.
@MainActor enum CloseDisc {
    /// Its width and height, in points.
    static let side: CGFloat = 30
    /// The tint that it has, whatever stands around it.
    static let tint = UIColor.secondaryLabel
    /// How much of the tint the disc has; the cross has all of it.
    private static let share: CGFloat = 0.2

    /// For the scale of the screen.
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
