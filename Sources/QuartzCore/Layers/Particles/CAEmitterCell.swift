/// What one kind of particle of an emitter layer looks like and how it moves. Ranges spread a value evenly around it.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caemittercell
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
    /// Makes a cell that emits nothing.
    public override init() { super.init() }

    /// The picture, a `CGImage`; without one the cell shows nothing, but its own cells do.
    open var contents: Any?
    /// What part of the picture is shown, as shares of its sides 0…1; all by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The picture's pixels per point; 1 by default.
    open var contentsScale: CGFloat = 1
    /// A name; `nil` by default.
    open var name: String?
    /// Whether new particles are emitted; `true` by default.
    open var isEnabled = true
    /// New particles per second; 0 by default.
    open var birthRate: Float = 0
    /// How long a particle lives, in seconds; 0 by default.
    open var lifetime: Float = 0
    /// How much lifetimes differ, in seconds; 0 by default.
    open var lifetimeRange: Float = 0
    /// How fast a particle starts, in points per second; 0 by default.
    open var velocity: CGFloat = 0
    /// How much the speeds differ; 0 by default.
    open var velocityRange: CGFloat = 0
    /// How the speed along x changes, in points per second and second; 0 by default.
    open var xAcceleration: CGFloat = 0
    /// How the speed along y changes; 0 by default.
    open var yAcceleration: CGFloat = 0
    /// The direction in the layer's plane, in radians from the x axis; 0 by default.
    open var emissionLongitude: CGFloat = 0
    /// The direction out of the layer's plane, in radians; 0 by default.
    open var emissionLatitude: CGFloat = 0
    /// The angle of the cone around the direction, in radians; 0 by default.
    open var emissionRange: CGFloat = 0
    /// The size, as a share of the picture's; 1 by default.
    open var scale: CGFloat = 1
    /// How much the sizes differ; 0 by default.
    open var scaleRange: CGFloat = 0
    /// How the size changes, per second; 0 by default.
    open var scaleSpeed: CGFloat = 0
    /// How fast a particle turns, in radians per second; 0 by default.
    open var spin: CGFloat = 0
    /// How much the turning differs; 0 by default.
    open var spinRange: CGFloat = 0
    /// What the picture's colours are multiplied by; white by default.
    open var color: CGColor? = .white
    /// How much the colours' red differs, 0…1; 0 by default.
    open var redRange: Float = 0
    /// How much the colours' green differs, 0…1; 0 by default.
    open var greenRange: Float = 0
    /// How much the colours' blue differs, 0…1; 0 by default.
    open var blueRange: Float = 0
    /// How much the colours' alpha differs, 0…1; 0 by default.
    open var alphaRange: Float = 0
    /// How the red changes, per second; 0 by default.
    open var redSpeed: Float = 0
    /// How the green changes, per second; 0 by default.
    open var greenSpeed: Float = 0
    /// How the blue changes, per second; 0 by default.
    open var blueSpeed: Float = 0
    /// How the alpha changes, per second; 0 by default.
    open var alphaSpeed: Float = 0
    /// What every particle emits in turn; `nil` by default.
    open var emitterCells: [CAEmitterCell]?
    /// When the cell begins to emit, in seconds after the layer did; 0 by default.
    open var beginTime: CFTimeInterval = 0
    /// How long it emits, in seconds; without end by default.
    open var duration: CFTimeInterval = .infinity

    var image: CGImage? {
        guard let image = contents as? CGImage, contentsRect != LayerProperties.unit else { return contents as? CGImage }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: contentsRect.minX * width, y: contentsRect.minY * height, width: contentsRect.width * width,
                height: contentsRect.height * height))
    }
}
