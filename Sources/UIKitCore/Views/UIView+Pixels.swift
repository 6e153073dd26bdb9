extension UIView {
    /// A line or a small sign moved by less than a pixel, so that its edges do not fall between two.
    ///
    /// In points of the view, which stands on pixels itself. Width and height keep to whole pixels, one at least.
    func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(1, window?.screen.scale ?? traitCollection.displayScale)
        func place(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
        func length(_ value: CGFloat) -> CGFloat { max(1, (value * scale).rounded()) / scale }
        return CGRect(x: place(rect.minX), y: place(rect.minY), width: length(rect.width), height: length(rect.height))
    }
}
