/// What a renderer is made with.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// What is drawn, in points; set by the renderer that the format is given to, and `.zero` before.
    public internal(set) final var bounds = CGRect.zero

    /// Makes a format with the usual values.
    public required override init() { super.init() }

    /// A format with the usual values.
    open class func `default`() -> Self { Self() }

    /// A format with the values that suit the device best; those of ``default()``.
    open class func preferred() -> Self { Self() }

    /// The same values in another object: a renderer keeps such a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}
