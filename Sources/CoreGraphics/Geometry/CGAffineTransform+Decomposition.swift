/// The components of an affine transform, in the order of application: scale, shear, rotation and translation.
///
/// - Source: https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along x and y. A mirroring transform has a negative height.
    public var scale: CGSize
    /// The change of x with y, relative to the scaled height.
    public var horizontalShear: CGFloat
    /// The rotation in radians; clockwise if the y axis points down.
    public var rotation: CGFloat
    /// The translation.
    public var translation: CGVector

    /// Creates components; by default the components of the identity.
    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0, translation: CGVector = .zero
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Returns the components of the transform. A singular transform has a scale of 0 in one direction.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        let rotation = width > 0 ? atan2(b, a) : 0
        // The second column, rotated back.
        let shear = c * cos(rotation) + d * sin(rotation)
        let height = d * cos(rotation) - c * sin(rotation)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height != 0 ? shear / height : 0, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }

    /// Creates a transform from its components.
    public init(_ components: CGAffineTransformComponents) {
        let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
        let height = components.scale.height
        let shear = components.horizontalShear * height
        self.init(
            a: components.scale.width * cosine, b: components.scale.width * sine, c: shear * cosine - height * sine,
            d: shear * sine + height * cosine, tx: components.translation.dx, ty: components.translation.dy)
    }
}
