import Cairo

extension CGContext {
    /// Draws what follows as one picture, which ``endTransparencyLayer()`` puts down with the current alpha and blend mode.
    ///
    /// Inside, alpha is 1 and the blend mode normal.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        openLayers.append(state)
        savedStates.append(state)
        cairo.save()
        cairo.pushGroup()
        state.alpha = 1
        state.blendMode = .normal
    }

    /// Puts down what was drawn since the last ``beginTransparencyLayer(auxiliaryInfo:)``. Without one, it is reported and ignored.
    public func endTransparencyLayer() {
        guard let outer = openLayers.popLast(), savedStates.popLast() != nil else {
            return Diagnostics.report(
                "context.unbalanced-layer", "CGContext: endTransparencyLayer() without a beginTransparencyLayer() before it.")
        }
        cairo.popGroupToSource()
        cairo.setOperator(outer.blendMode.cairo)
        if outer.alpha < 1 { cairo.paint(alpha: Double(outer.alpha)) } else { cairo.paint() }
        cairo.restore()
        state = outer
    }
}
