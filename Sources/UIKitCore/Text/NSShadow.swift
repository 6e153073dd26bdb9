/// A shadow that letters cast: what the attribute `.shadow` holds. Leave it alone once a string holds it, or copy it.
open class NSShadow: NSObject, NSCopying {
    private let mark = AttributeMark()

    /// In points, right and down. Defaults to zero.
    open var shadowOffset = CGSize.zero
    /// How soft the shadow is, in points. Defaults to 0, sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// A ``UIColor``; anything else, and `nil`, casts no shadow. Defaults to black, a third opaque.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow with the defaults, which lies right behind the letters.
    public override init() {
        super.init()
    }

    /// A shadow with the same values.
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

    /// The same for the text engine; `nil` if nothing shows.
    var effect: TextEffects.Shadow? {
        guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0 else { return nil }
        let numbers = [shadowOffset.width, shadowOffset.height, shadowBlurRadius]
        guard numbers.allSatisfy(\.isFinite), shadowBlurRadius >= 0 else { return nil }
        return TextEffects.Shadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
    }
}
