import Platform

extension UIView {
    /// The value for an axis on which a view has no size of its own.
    public static let noIntrinsicMetric: CGFloat = -1

    static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            preconditionFailure("\(self).layerClass is \(layerClass), which is no layer. Answer with CALayer.self or a subclass of it.")
        }
        guard type != CALayer.self else { return CALayer() }
        // `init()` has the same place in the table of every layer class, so that the right override runs.
        return unsafeBitCast(type, to: ConstructibleLayer.Type.self).init()
    }

    /// What every initialiser ends with: from here on the layer asks the view for actions. A frame is set before, so that a view which is
    /// made within an animation does not grow out of nothing.
    func finishMaking() {
        MainThreadChecker.check()
        layer.delegate = self
        layer.contentsScale = ApplicationHost.current?.mainScreen.scale ?? DisplayMetrics.standard.scale
        if isDrawn { layer.setNeedsDisplay() }
    }
}
