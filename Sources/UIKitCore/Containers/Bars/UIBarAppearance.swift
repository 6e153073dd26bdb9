/// The background of a bar: the area behind its items, and the shadow line between bar and content.
///
/// A bar copies the appearance that is set on it. A new appearance has the default background.
/// - Source: https://developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The interface idiom for which the appearance was created.
    public let idiom: UIUserInterfaceIdiom
    /// The blur effect behind the bar; the bar material by default, `nil` for none.
    open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
    /// The colour over the blur; `nil`, none, by default.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// The image over the colour; `nil` by default.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// How the image is fitted into the bar; `.scaleToFill` by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    /// The colour of the shadow line, or of a template ``shadowImage``; the separator colour by default, `nil` for
    /// none.
    open var shadowColor: UIColor? { didSet { changed() } }
    /// The image that replaces the shadow line; `nil` by default.
    open var shadowImage: UIImage? { didSet { changed() } }
    /// Called after any property changed. Set by the bar that shows the appearance.
    final var onChange: (@MainActor () -> Void)?

    /// Creates an appearance with the default background for the current device.
    public override convenience init() { self.init(idiom: .unspecified) }

    /// Creates an appearance with the default background for an interface idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance with the background of another appearance, which may be of a different class.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        adoptBackground(of: barAppearance)
    }

    /// Configures the bar material and a shadow line.
    open func configureWithDefaultBackground() {
        clear()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// Configures an opaque background in the system background colour, and a shadow line.
    open func configureWithOpaqueBackground() {
        clear()
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Configures a transparent background without a shadow line.
    open func configureWithTransparentBackground() { clear() }

    /// Returns a copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    func changed() { onChange?() }

    private func clear() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    private func adoptBackground(of other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}

extension UIBarAppearance {
    /// Returns a copy that calls a closure after each change of the copy.
    func observedCopy<Appearance: UIBarAppearance>(as type: Appearance.Type = Appearance.self, _ onChange: @escaping @MainActor () -> Void)
        -> Appearance
    {
        let copy = Appearance(barAppearance: self)
        copy.onChange = onChange
        return copy
    }

    /// The attributes of titles in bars.
    typealias Attributes = [NSAttributedString.Key: Any]
}
