/// Everything a layer is drawn from, as one value: the model holds one, and the render tree an animated copy.
package struct LayerProperties {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CATransform3D()
    package var zPosition: CGFloat = 0
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = CACornerMask.all
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = CGColor.black
    package var opacity: Float = 1
    package var isHidden = false
    package var masksToBounds = false
    package var contents: CGImage?
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsScale: CGFloat = 1
    package var contentsRect = unit
    package var contentsCenter = unit

    static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The layer's own coordinates, which its bounds are in, to those of its superlayer.
    package var toParent: CGAffineTransform {
        let x = -bounds.origin.x - anchorPoint.x * bounds.width
        let y = -bounds.origin.y - anchorPoint.y * bounds.height
        guard transform != CATransform3DIdentity else { return CGAffineTransform(translationX: position.x + x, y: position.y + y) }
        return CGAffineTransform(translationX: x, y: y)
            .concatenating(transform.affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// Where the bounds are in the superlayer; a box around them if they are turned.
    package var frame: CGRect {
        guard transform != CATransform3DIdentity else {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
                height: bounds.height)
        }
        return bounds.applying(toParent)
    }
}
