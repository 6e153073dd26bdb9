/// The appearance and the motion of one kind of particle. A property with a range varies from particle to particle:
/// uniformly, by at most the range in both directions.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caemittercell
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
    /// Creates a cell that emits nothing.
    public override init() { super.init() }

    /// The image, a `CGImage`. Without an image, the cell's particles are invisible, but they emit the particles of the
    /// cell's own cells.
    open var contents: Any?
    /// The visible part of the image, in the unit interval; the whole image by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The pixels of the image per point; 1 by default.
    open var contentsScale: CGFloat = 1
    /// The name of the cell; `nil` by default.
    open var name: String?
    /// Whether new particles are emitted; `true` by default.
    open var isEnabled = true
    /// The number of new particles per second; 0 by default.
    open var birthRate: Float = 0
    /// The lifetime of a particle, in seconds; 0 by default.
    open var lifetime: Float = 0
    /// The range of the lifetime, in seconds; 0 by default.
    open var lifetimeRange: Float = 0
    /// The initial speed of a particle, in points per second; 0 by default.
    open var velocity: CGFloat = 0
    /// The range of the speed, in points per second; 0 by default.
    open var velocityRange: CGFloat = 0
    /// The acceleration along the x axis, in points per second squared; 0 by default.
    open var xAcceleration: CGFloat = 0
    /// The acceleration along the y axis, in points per second squared; 0 by default.
    open var yAcceleration: CGFloat = 0
    /// The direction in the layer's plane, in radians from the x axis; 0 by default.
    open var emissionLongitude: CGFloat = 0
    /// The direction out of the layer's plane, in radians; 0 by default.
    open var emissionLatitude: CGFloat = 0
    /// The angle of the cone around the direction, in radians; 0 by default.
    open var emissionRange: CGFloat = 0
    /// The scale relative to the image; 1 by default.
    open var scale: CGFloat = 1
    /// The range of the scale; 0 by default.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second; 0 by default.
    open var scaleSpeed: CGFloat = 0
    /// The rotation speed of a particle, in radians per second; 0 by default.
    open var spin: CGFloat = 0
    /// The range of the rotation speed; 0 by default.
    open var spinRange: CGFloat = 0
    /// The colour by which the image is multiplied; white by default.
    open var color: CGColor? = .white
    /// The range of the red component, 0…1; 0 by default.
    open var redRange: Float = 0
    /// The range of the green component, 0…1; 0 by default.
    open var greenRange: Float = 0
    /// The range of the blue component, 0…1; 0 by default.
    open var blueRange: Float = 0
    /// The range of the alpha component, 0…1; 0 by default.
    open var alphaRange: Float = 0
    /// The change of the red component per second; 0 by default.
    open var redSpeed: Float = 0
    /// The change of the green component per second; 0 by default.
    open var greenSpeed: Float = 0
    /// The change of the blue component per second; 0 by default.
    open var blueSpeed: Float = 0
    /// The change of the alpha component per second; 0 by default.
    open var alphaSpeed: Float = 0
    /// The cells whose particles every particle emits; `nil` by default.
    open var emitterCells: [CAEmitterCell]?
    /// The start of the emission, in seconds after the start of the layer's emission; 0 by default.
    open var beginTime: CFTimeInterval = 0
    /// The duration of the emission, in seconds; infinite by default.
    open var duration: CFTimeInterval = .infinity

    var image: CGImage? {
        guard let image = contents as? CGImage, contentsRect != LayerProperties.unitRect else { return contents as? CGImage }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: contentsRect.minX * width, y: contentsRect.minY * height, width: contentsRect.width * width,
                height: contentsRect.height * height))
    }
}
