/// Takes part in measuring and drawing a string: what was measured is told here.
open class NSStringDrawingContext: NSObject {
    /// The rectangle of the text that was measured or drawn last. Defaults to `.zero`.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
