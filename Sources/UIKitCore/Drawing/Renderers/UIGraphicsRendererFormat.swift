/// The attributes of a renderer's output.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The area to draw, in points; `.zero` until a renderer sets the area in its copy of the format.
    public internal(set) final var bounds = CGRect.zero

    /// Creates a format with the default values.
    public required override init() { super.init() }

    /// Returns a format with the default values.
    open class func `default`() -> Self { Self() }

    /// Returns a format with the values that suit the device best. They are the values of ``default()``.
    open class func preferred() -> Self { Self() }

    /// Returns a copy of the format. A renderer copies the format that it is created with.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}
