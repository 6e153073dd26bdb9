/// The scale limit for measuring and drawing a string, and the results of the last measurement.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor, 0…1, for reducing text that does not fit. 0, the default, and 1 keep the size.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor of the text that was last measured or drawn. Defaults to 0, before any measurement.
    open internal(set) var actualScaleFactor: CGFloat = 0
    /// The bounds of the text that was last measured or drawn. Defaults to `.zero`.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates a context that does not reduce text.
    public override init() {
        super.init()
    }
}
