/// Everything a layer is drawn from, as one value: the model holds one, and the render tree an animated copy.
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
    package var contentsRect = unit
    package var contentsCenter = unit
    package var minificationFilter = CALayerContentsFilter.linear
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias: Float = 0
    package var kind = LayerKind.plain
    package var effect: LayerEffect?
    /// What keys that are none of a layer's own are while animations change them; nothing is drawn from it but by subclasses.
    package var extras: [String: AnimatableValue]?

    static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The point of the layer's own coordinates that stands at ``position``.
    package var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
    }

    /// Whether the layer is neither turned nor moved out of its superlayer's plane.
    var isFlat: Bool { transform == CATransform3DIdentity && anchorPointZ == 0 }

    /// The layer's own coordinates, which its bounds are in, to those of its superlayer, in space.
    package var matrix: CATransform3D {
        let anchor = anchor
        var result = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        if transform != CATransform3DIdentity { result = CATransform3DConcat(result, transform) }
        return CATransform3DConcat(result, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// The layer's own coordinates to those of its superlayer, without perspective.
    package var toParent: CGAffineTransform {
        let anchor = anchor
        guard !isFlat else { return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y) }
        guard anchorPointZ == 0, transform.m44 == 1 else { return Projection(matrix).affine }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform.affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The layer's plane to its superlayer's.
    package var projection: Projection { isFlat || transform.isFlatAffine ? Projection(toParent) : Projection(matrix) }

    /// What is done to all sublayers, in space; `nil` for nothing.
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

    /// Where the bounds are in the superlayer; a box around them if they are turned.
    package var frame: CGRect {
        guard !isFlat else {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
                height: bounds.height)
        }
        return projection.isAffine ? bounds.applying(toParent) : projection.box(bounds)
    }
}
