extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        MainThreadChecker.check()
        viewAppearance.background = color?.isDynamic == true ? color : nil
        applyBackground(color)
        appearanceDidSet(.backgroundColor, \UIView.backgroundColor, color)
    }

    private func applyBackground(_ color: UIColor?) {
        layer.backgroundColor = color?.resolvedColor(with: effectiveTraits).cgColor
        updateLayerOpacity()
    }

    /// Resolves dynamic colours again after the appearance changed.
    func appearanceDidChange() {
        if let background = viewAppearance.background { applyBackground(background) }
        if isDrawn { layer.setNeedsDisplay() }
    }
}
