extension UILabel {
    /// Draws the text. Colours are resolved here, for the traits that are current during drawing.
    func drawLayout(in rect: CGRect) {
        guard !content.isEmpty, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let (layout, origin) = layoutAndOrigin(in: rect)
        if let shadow = colors.shadow {
            let shadowOrigin = CGPoint(x: origin.x + colors.shadowOffset.width, y: origin.y + colors.shadowOffset.height)
            layout.drawLetters(in: context, at: shadowOrigin, color: shadow.cgColor)
        }
        layout.draw(in: context, at: origin, color: colors.current.cgColor)
    }
}
