/// All properties from which a layer is drawn, as one value. The model layer stores the value, and the render tree
/// stores an animated copy.
package struct LayerProperties {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var zPosition: CGFloat = 0
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = CACornerMask.all
    package var cornerCurve = CALayerCornerCurve.circular
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = CGColor.black
    package var opacity: Float = 1
    package var shadow = LayerShadow()
    package var isHidden = false
    package var masksToBounds = false
    package var isDoubleSided = true
    package var isGeometryFlipped = false
    package var allowsGroupOpacity = true
    package var shouldRasterize = false
    package var rasterizationScale: CGFloat = 1
    package var contents: CGImage?
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsScale: CGFloat = 1
    package var contentsRect = unitRect
    package var contentsCenter = unitRect
    package var minificationFilter = CALayerContentsFilter.linear
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias: Float = 0
    package var kind = LayerKind.plain
    package var effect: LayerEffect?
    /// Animated values of keys that are not properties of the layer. Only subclasses draw from these values.
    package var extras: [String: AnimatableValue]?

    static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The point of the layer's own coordinates that is located at ``position``.
    package var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
    }

    /// Whether the transform is the identity and the anchor point lies in the layer's plane.
    var isFlat: Bool { transform == CATransform3DIdentity && anchorPointZ == 0 }

    /// The 3D transform from the layer's coordinates to those of its superlayer.
    package var matrix: CATransform3D {
        let anchor = anchor
        var result = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        if transform != CATransform3DIdentity { result = CATransform3DConcat(result, transform) }
        return CATransform3DConcat(result, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// The transform from the layer's coordinates to those of its superlayer, without perspective.
    package var transformToSuperlayer: CGAffineTransform {
        let anchor = anchor
        guard !isFlat else { return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y) }
        guard anchorPointZ == 0, transform.m44 == 1 else { return Projection(matrix).affine }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform.affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The projection from the layer's plane to its superlayer's plane.
    package var projection: Projection { isFlat || transform.isFlatAffine ? Projection(transformToSuperlayer) : Projection(matrix) }

    /// The 3D transform of all sublayers; `nil` for the identity.
    package var sublayerMatrix: CATransform3D? {
        guard sublayerTransform != CATransform3DIdentity || isGeometryFlipped else { return nil }
        let anchor = anchor
        var result = CATransform3DIdentity
        if isGeometryFlipped {
            result = CATransform3DMakeScale(1, -1, 1)
            result.m42 = bounds.minY + bounds.maxY
        }
        guard sublayerTransform != CATransform3DIdentity else { return result }
        result = CATransform3DConcat(result, CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ))
        result = CATransform3DConcat(result, sublayerTransform)
        return CATransform3DConcat(result, CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
    }

    /// The bounds in the superlayer's coordinates; the bounding box of rotated bounds.
    package var frame: CGRect {
        guard !isFlat else {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
                height: bounds.height)
        }
        return projection.isAffine ? bounds.applying(transformToSuperlayer) : projection.boundingBox(bounds)
    }
}
