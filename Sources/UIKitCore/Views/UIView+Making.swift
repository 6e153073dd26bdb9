extension UIView {
    /// The value for an axis on which a view has no size of its own.
    public static let noIntrinsicMetric: CGFloat = -1

    /// A layer class whose initialiser the compiler lets us call through a metatype.
    ///
    /// `init()` has the same place in the table of every subclass of `CALayer`, so the right override runs; see the decision
    /// about constructing the app delegate.
    private class Constructible: CALayer {
        required override init() { super.init() }
        required init(layer: Any) { super.init(layer: layer) }
    }

    static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            preconditionFailure("\(self).layerClass is \(layerClass), which is no layer. Answer with CALayer.self or a subclass of it.")
        }
        guard type != CALayer.self else { return CALayer() }
        return unsafeBitCast(type, to: Constructible.Type.self).init()
    }

    /// What every initialiser ends with.
    func finishMaking() {
        layer.delegate = self
        layer.contentsScale = ApplicationHost.current?.mainScreen.scale ?? 1
        if isDrawn { layer.setNeedsDisplay() }
    }
}
