import UIKit

extension OddProperty {
    private static var shape: @MainActor @Sendable () -> CAShapeLayer {
        {
            let layer = CAShapeLayer()
            layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 20)).cgPath
            layer.strokeColor = UIColor.red.cgColor
            return layer
        }
    }

    private static var emitter: @MainActor @Sendable () -> CAEmitterLayer {
        {
            let layer = CAEmitterLayer()
            layer.emitterCells = [cell { _ in }]
            return layer
        }
    }

    @MainActor private static func cell(_ set: (CAEmitterCell) -> Void) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage
        cell.birthRate = 20
        cell.lifetime = 1
        set(cell)
        return cell
    }

    private static func particle(
        _ name: String, refusal: Refusal = .nothing, _ set: @escaping @MainActor @Sendable (CAEmitterCell, OddNumber) -> Void
    ) -> OddProperty {
        layer(name, { CAEmitterLayer() }, refusal: refusal) { layer, number in layer.emitterCells = [cell { set($0, number) }] }
    }

    private static func animation(
        _ name: String, refusal: Refusal = .nothing, _ set: @escaping @MainActor @Sendable (CASpringAnimation, OddNumber) -> Void
    ) -> OddProperty {
        layer(name, { CALayer() }, refusal: refusal) { layer, number in
            let animation = CASpringAnimation(keyPath: "position.x")
            animation.fromValue = 0
            animation.toValue = 50
            animation.duration = 1
            set(animation, number)
            layer.add(animation, forKey: "odd")
        }
    }

    static let layers: [OddProperty] = [
        layer("position", { CALayer() }, refusal: .notFinite) { $0.position = $1.point },
        layer("bounds", { CALayer() }, refusal: .notFinite) { $0.bounds.size = $1.size },
        layer("frame", { CALayer() }, refusal: .notFinite) { $0.frame = $1.rect },
        layer("anchorPoint", { CALayer() }, refusal: .notFinite) { $0.anchorPoint = $1.point },
        layer("anchorPointZ", { CALayer() }, refusal: .notFinite) { $0.anchorPointZ = $1.real },
        layer("zPosition", { CALayer() }, refusal: .notFinite) { $0.zPosition = $1.real },
        layer("transform", { CALayer() }, refusal: .notFinite) { $0.transform.m11 = $1.real },
        layer("sublayerTransform", { CALayer() }, refusal: .notFinite) { $0.sublayerTransform.m34 = $1.real },
        layer("cornerRadius", { CALayer() }, refusal: .notFinite) { $0.cornerRadius = $1.real },
        layer("borderWidth", { CALayer() }, refusal: .notFinite) { $0.borderWidth = $1.real },
        layer("opacity", { CALayer() }) { $0.opacity = $1.float },
        layer("shadowRadius", { CALayer() }, refusal: .notFinite) {
            $0.shadowOpacity = 1
            $0.shadowRadius = $1.real
        },
        layer("shadowOffset", { CALayer() }, refusal: .notFinite) {
            $0.shadowOpacity = 1
            $0.shadowOffset = $1.size
        },
        layer("shadowOpacity", { CALayer() }) { $0.shadowOpacity = $1.float },
        layer("contentsScale", { CALayer() }, refusal: .notFinite) { $0.contentsScale = $1.real },
        layer("contentsRect", { CALayer() }, refusal: .notFinite) { $0.contentsRect = $1.rect },
        layer("contentsCenter", { CALayer() }, refusal: .notFinite) { $0.contentsCenter = $1.rect },
        layer("rasterizationScale", { CALayer() }, refusal: .notFinite) {
            $0.shouldRasterize = true
            $0.rasterizationScale = $1.real
        },
        layer("minificationFilterBias", { CALayer() }) { $0.minificationFilterBias = $1.float },
        layer("speed", { CALayer() }) { $0.speed = $1.float },
        layer("timeOffset", { CALayer() }) { $0.timeOffset = $1.real },
        layer("beginTime", { CALayer() }) { $0.beginTime = $1.real },
        layer("lineWidth", shape, refusal: .notFinite) { $0.lineWidth = $1.real },
        layer("miterLimit", shape, refusal: .notFinite) { $0.miterLimit = $1.real },
        layer("strokeStart", shape, refusal: .notFinite) { $0.strokeStart = $1.real },
        layer("strokeEnd", shape, refusal: .notFinite) { $0.strokeEnd = $1.real },
        layer("lineDashPhase", shape, refusal: .notFinite) {
            $0.lineDashPattern = [3, 2]
            $0.lineDashPhase = $1.real
        },
        layer("lineDashPattern", shape) { $0.lineDashPattern = [NSNumber(value: Double($1.real)), 2] },
        layer("locations", { CAGradientLayer() }, refusal: .notFinite) {
            $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            $0.locations = [0, NSNumber(value: Double($1.real))]
        },
        layer("startPoint", { CAGradientLayer() }, refusal: .notFinite) {
            $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            $0.startPoint = $1.point
        },
        layer("endPoint", { CAGradientLayer() }, refusal: .notFinite) {
            $0.type = .radial
            $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            $0.endPoint = $1.point
        },
        layer("fontSize", { CATextLayer() }, refusal: .notFinite) {
            $0.string = "text"
            $0.fontSize = $1.real
        },
    ]

    static let movingLayers: [OddProperty] = [
        layer("instanceCount", { CAReplicatorLayer() }, isWhole: true) {
            $0.addSublayer(CALayer())
            $0.instanceCount = $1.whole
        },
        layer("instanceDelay", { CAReplicatorLayer() }, refusal: .notFinite) { $0.instanceDelay = $1.real },
        layer("instanceTransform", { CAReplicatorLayer() }, refusal: .notFinite) {
            $0.instanceCount = 3
            $0.addSublayer(CALayer())
            $0.instanceTransform = CATransform3DMakeTranslation($1.real, 0, 0)
        },
        layer("instanceAlphaOffset", { CAReplicatorLayer() }) {
            $0.instanceCount = 3
            $0.addSublayer(CALayer())
            $0.instanceAlphaOffset = $1.float
        },
        layer("emitterPosition", emitter, refusal: .notFinite) { $0.emitterPosition = $1.point },
        layer("emitterSize", emitter, refusal: .notFinite) { $0.emitterSize = $1.size },
        layer("CAEmitterLayer.birthRate", emitter) { $0.birthRate = $1.float },
        layer("CAEmitterLayer.lifetime", emitter) { $0.lifetime = $1.float },
        layer("CAEmitterLayer.velocity", emitter) { $0.velocity = $1.float },
        layer("CAEmitterLayer.scale", emitter) { $0.scale = $1.float },
        layer("CAEmitterLayer.spin", emitter) { $0.spin = $1.float },
        particle("CAEmitterCell.birthRate") { $0.birthRate = $1.float },
        particle("CAEmitterCell.lifetime") { $0.lifetime = $1.float },
        particle("CAEmitterCell.lifetimeRange") { $0.lifetimeRange = $1.float },
        particle("CAEmitterCell.velocity") { $0.velocity = $1.real },
        particle("CAEmitterCell.xAcceleration") { $0.xAcceleration = $1.real },
        particle("CAEmitterCell.emissionRange") { $0.emissionRange = $1.real },
        particle("CAEmitterCell.scale") { $0.scale = $1.real },
        particle("CAEmitterCell.scaleSpeed") { $0.scaleSpeed = $1.real },
        particle("CAEmitterCell.spin") { $0.spin = $1.real },
        particle("CAEmitterCell.redSpeed") { $0.redSpeed = $1.float },
        particle("CAEmitterCell.contentsScale") { $0.contentsScale = $1.real },
        animation("CAAnimation.duration") { $0.duration = $1.real },
        animation("CAAnimation.speed") { $0.speed = $1.float },
        animation("CAAnimation.repeatCount") { $0.repeatCount = $1.float },
        animation("CAAnimation.beginTime") { $0.beginTime = $1.real },
        animation("CAAnimation.timeOffset") { $0.timeOffset = $1.real },
        animation("CABasicAnimation.toValue") { $0.toValue = $1.real },
        animation("CASpringAnimation.mass") { $0.mass = $1.real },
        animation("CASpringAnimation.stiffness") { $0.stiffness = $1.real },
        animation("CASpringAnimation.damping") { $0.damping = $1.real },
        animation("CASpringAnimation.initialVelocity") { $0.initialVelocity = $1.real },
    ]
}
