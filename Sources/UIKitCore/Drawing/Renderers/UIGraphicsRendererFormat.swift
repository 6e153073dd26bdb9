/// The attributes of a renderer's output.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The area to draw, in points; the renderer sets this value on its copy, `.zero` before.
    public internal(set) final var bounds = CGRect.zero

    /// Creates a format with the default values.
    public required override init() { super.init() }

    /// Returns a format with the default values.
    open class func `default`() -> Self { Self() }

    /// Returns a format with the values that suit the device best, which are those of ``default()``.
    open class func preferred() -> Self { Self() }

    /// Returns a copy of the format; a renderer keeps such a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}
