import Cairo

extension CGContext {
    /// Begins a transparency layer, which ``endTransparencyLayer()`` composites as one image with the current alpha,
    /// blend mode and shadow.
    ///
    /// Inside the layer, alpha is 1, the blend mode is normal, and there is no shadow. The layer has the size of the
    /// clip.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary? = nil) {
        saved.append(.layer(state))
        openLayers += 1
        cairo.save()
        // The group's pattern is relative to the user space in which the group begins. Pixel space is always valid.
        let matrix = cairo.matrix
        cairo.matrix = .identity
        cairo.pushGroup()
        cairo.matrix = matrix
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        // The layer is masked as a whole.
        state.clipMask = nil
    }

    /// Begins a transparency layer as ``beginTransparencyLayer(auxiliaryInfo:)`` does, clipped to a rectangle in user
    /// space, which saves memory.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Composites the layer of the last ``beginTransparencyLayer(auxiliaryInfo:)``, and restores the state of that
    /// call.
    ///
    /// States that were saved inside the layer and not restored are discarded. A call without an open layer is
    /// reported and ignored.
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
        mark(Self.unboundedClip) { cairo in
            setSource(inPixels: group, on: cairo)
            paintSource(on: cairo)
        }
    }
}
