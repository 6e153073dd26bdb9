/// The shadow of text: the value of the attribute `.shadow`. Do not change a shadow that a string holds; change a
/// copy.
open class NSShadow: NSObject, NSCopying {
    private let typeMarker = CFTypeMarker()

    /// The offset of the shadow, in points to the right and down. Defaults to zero.
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points. Defaults to 0, a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow, a ``UIColor``; other values and `nil` draw no shadow. Defaults to black with an
    /// alpha of 1/3.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow with the default values.
    public override init() {
        super.init()
    }

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.shadowColor as? UIColor == shadowColor as? UIColor
    }

    open override var hash: Int { shadowBlurRadius.hashValue }

    /// The shadow for the text engine; `nil` if the shadow is invisible or a value is invalid.
    var effect: TextEffects.Shadow? {
        guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0 else { return nil }
        let numbers = [shadowOffset.width, shadowOffset.height, shadowBlurRadius]
        guard numbers.allSatisfy(\.isFinite), shadowBlurRadius >= 0 else { return nil }
        return TextEffects.Shadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
    }
}
