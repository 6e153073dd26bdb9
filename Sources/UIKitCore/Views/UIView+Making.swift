import Platform

extension UIView {
    /// The value of an intrinsic content size for an axis without one.
    public static let noIntrinsicMetric: CGFloat = -1

    static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            preconditionFailure("\(self).layerClass is \(layerClass), which is not a layer. Return CALayer.self or a subclass.")
        }
        guard type != CALayer.self else { return CALayer() }
        // `init()` has the same index in the method table of every layer class, so the right override runs.
        return unsafeBitCast(type, to: ConstructibleLayer.Type.self).init()
    }

    /// Called by initializers after they set the frame. From then on, the layer requests its actions from the view.
    /// Therefore a view created within an animation does not grow from size zero.
    func finishInitialization() {
        MainThreadChecker.check()
        layer.delegate = self
        layer.contentsScale = ApplicationHost.current?.mainScreen.scale ?? DisplayMetrics.standard.scale
        if isDrawn { layer.setNeedsDisplay() }
    }
}
