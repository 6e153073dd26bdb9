/// Takes part in measuring and drawing a string: how small the text may get is said here, and what came out is told.
open class NSStringDrawingContext: NSObject {
    /// The smallest share of its size, 0…1, that text is made smaller to where it does not fit. 0, the default, and 1 keep its size.
    open var minimumScaleFactor: CGFloat = 0
    /// The share of its size that the text was measured or drawn at last. Defaults to 0, before anything was.
    open internal(set) var actualScaleFactor: CGFloat = 0
    /// The rectangle of the text that was measured or drawn last. Defaults to `.zero`.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context that leaves text as it is.
    public override init() {
        super.init()
    }
}
