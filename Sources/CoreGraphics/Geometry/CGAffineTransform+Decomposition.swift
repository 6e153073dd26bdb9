/// What a transform does, in parts: scale first, then shear, then turn, then move.
///
/// - Source: https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along x and y; a mirrored transform has a negative height.
    public var scale: CGSize
    /// How far x grows with y, as a share of the scaled height.
    public var horizontalShear: CGFloat
    /// Radians; clockwise where y grows downwards.
    public var rotation: CGFloat
    /// How far points are moved.
    public var translation: CGVector

    /// Makes the parts of a transform; by default of the one that changes nothing.
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
    /// The transform's parts. One without an inverse has a scale of 0 in a direction.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        let rotation = width > 0 ? atan2(b, a) : 0
        // The second column, turned back.
        let shear = c * cos(rotation) + d * sin(rotation)
        let height = d * cos(rotation) - c * sin(rotation)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height != 0 ? shear / height : 0, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }

    /// Makes the transform that does what the parts say.
    public init(_ components: CGAffineTransformComponents) {
        let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
        let height = components.scale.height
        let shear = components.horizontalShear * height
        self.init(
            a: components.scale.width * cosine, b: components.scale.width * sine, c: shear * cosine - height * sine,
            d: shear * sine + height * cosine, tx: components.translation.dx, ty: components.translation.dy)
    }
}
