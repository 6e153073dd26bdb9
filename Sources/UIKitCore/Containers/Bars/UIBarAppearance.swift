/// The ground of a bar: what is behind its items, and the line at its inner edge.
///
/// A bar keeps a copy of what it is given. Made with the default background.
/// - Source: https://developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The kind of device the defaults are made for.
    public let idiom: UIUserInterfaceIdiom
    /// The blur over what lies behind the bar; bars' material by default, `nil` for none.
    open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
    /// A colour over the blur; `nil`, none, by default.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// A picture over the colour; `nil` by default.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// How the picture is fitted into the bar; `.scaleToFill` by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    /// The colour of the line, or of a template ``shadowImage``; the separator's by default, `nil` for none.
    open var shadowColor: UIColor? { didSet { changed() } }
    /// A picture in place of the line; `nil` by default.
    open var shadowImage: UIImage? { didSet { changed() } }
    /// Called after anything changed, by the bar that shows it.
    final var whenChanged: (@MainActor () -> Void)?

    /// Makes the default background of the device at hand.
    public override convenience init() { self.init(idiom: .unspecified) }

    /// Makes the default background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes an appearance with the ground of another, of whichever kind.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        takeGround(of: barAppearance)
    }

    /// Bars' material, and the line.
    open func configureWithDefaultBackground() {
        clear()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// The screen's ground without anything shining through, and the line.
    open func configureWithOpaqueBackground() {
        clear()
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Nothing at all: no ground and no line.
    open func configureWithTransparentBackground() { clear() }

    /// A copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    func changed() { whenChanged?() }

    private func clear() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    private func takeGround(of other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}

extension UIBarAppearance {
    /// A copy that tells of its changes.
    func owned<Appearance: UIBarAppearance>(as type: Appearance.Type = Appearance.self, _ changed: @escaping @MainActor () -> Void)
        -> Appearance
    {
        let copy = Appearance(barAppearance: self)
        copy.whenChanged = changed
        return copy
    }

    /// What the words and symbols of bars are made with.
    typealias Attributes = [NSAttributedString.Key: Any]
}
