import Cairo

extension CGContext {
    /// Draws what follows as one picture, which ``endTransparencyLayer()`` puts down with the current alpha, blend mode and shadow.
    ///
    /// Inside, alpha is 1, the blend mode normal, and there is no shadow. The layer is as large as the clip.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary? = nil) {
        saved.append(.layer(state))
        openLayers += 1
        cairo.save()
        // What the group becomes is placed in the user space of here: that of the pixels, which is always sound.
        let matrix = cairo.matrix
        cairo.matrix = .identity
        cairo.pushGroup()
        cairo.matrix = matrix
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        // The layer goes through the mask as a whole.
        state.clipMask = nil
    }

    /// As ``beginTransparencyLayer(auxiliaryInfo:)``, no larger than a rectangle in user space, which saves memory.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Puts down what was drawn since the last ``beginTransparencyLayer(auxiliaryInfo:)``, and brings back the state of then.
    ///
    /// States that were saved inside and not restored are dropped. Without an open layer, it is reported and ignored.
    public func endTransparencyLayer() {
        guard openLayers > 0 else {
            return Diagnostics.report(
                "context.unbalanced-layer", "CGContext: endTransparencyLayer() without a beginTransparencyLayer() before it.")
        }
        while case .state? = saved.last { restoreGState() }
        guard case .layer(let outer)? = saved.popLast() else { return }
        openLayers -= 1
        let group = try? cairo.popGroup()
        cairo.restore()
        state = outer
        applyAntialiasing()
        guard let group else { return reportFailure() }
        mark(Self.everywhere) { cairo in
            setSource(inPixels: group, on: cairo)
            paintSource(on: cairo)
        }
    }
}
