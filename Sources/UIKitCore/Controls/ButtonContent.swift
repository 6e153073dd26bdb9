/// What a button of the older kind shows, by state.
@MainActor struct ButtonContent {
    var type = UIButton.ButtonType.custom
    /// The symbol that the type begins with; `nil` for those without one.
    var typesSymbol: UIImage?
    /// Shows the title; made when there is one.
    var label: UILabel?
    /// Shows a configuration's subtitle; made when there is one.
    var secondLabel: UILabel?
    /// Shows the picture; made when there is one.
    var picture: UIImageView?
    /// Shows a configuration's background that is a colour; made when there is one. The button's own background is the app's.
    var backdrop: UIView?
    /// A picture of a system button as a template, and what it was made of.
    private var template: (source: UIImage, image: UIImage)?
    private var titles: [UInt: String] = [:]
    private var colors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var grounds: [UInt: UIImage] = [:]
    private var looks: [UInt: NSAttributedString] = [:]
    /// Shows what stands behind title and picture; made when there is such an image.
    var ground: UIImageView?
    /// Shows a configuration's background that is more than a colour; made when there is one.
    var plate: BackgroundConfigurationView?
    /// Turns in the place of a configuration's picture; made when it is wanted.
    var spinner: UIActivityIndicatorView?
    /// What the pointer does over the button; made when it does something.
    var pointer: ButtonPointer?
    /// The sign of a button that opens a menu to choose from; made when it is seen.
    var indicator: UIImageView?
    private var shadows: [UInt: UIColor] = [:]
    var hasShadows: Bool { !shadows.isEmpty }
    mutating func setShadow(_ color: UIColor?, for state: UIControl.State) { shadows[state.rawValue] = color ?? .clear }
    func shadow(for state: UIControl.State) -> UIColor? { shown(shadows, state) }
    var insets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero

    mutating func set(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
    mutating func set(_ color: UIColor?, for state: UIControl.State) { colors[state.rawValue] = color }
    mutating func set(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }

    mutating func setGround(_ image: UIImage?, for state: UIControl.State) { grounds[state.rawValue] = image }
    mutating func set(_ title: NSAttributedString?, for state: UIControl.State) { looks[state.rawValue] = title }
    func ground(for state: UIControl.State) -> UIImage? { shown(grounds, state) }
    func look(for state: UIControl.State) -> NSAttributedString? { shown(looks, state) }

    func title(for state: UIControl.State) -> String? { shown(titles, state) }
    func color(for state: UIControl.State) -> UIColor? { shown(colors, state) }
    func image(for state: UIControl.State) -> UIImage? { shown(images, state) }
    /// By state: how a picture that is a symbol is drawn.
    var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
    func symbols(for state: UIControl.State) -> UIImage.SymbolConfiguration? { shown(symbols, state) }

    /// What is there for a state; for one with the focus, that of the state without it; else that of the normal one.
    private func shown<Content>(_ contents: [UInt: Content], _ state: UIControl.State) -> Content? {
        contents[state.rawValue] ?? contents[state.subtracting(.focused).rawValue] ?? contents[0]
    }

    /// A picture in the tint colour, unless its rendering mode says otherwise; the same object each time.
    mutating func templated(_ image: UIImage?) -> UIImage? {
        guard let image, image.renderingMode == .automatic, !image.isStencil else { return image }
        if let template, template.source === image { return template.image }
        let made = image.withRenderingMode(.alwaysTemplate)
        template = (image, made)
        return made
    }

    func hasOwnImage(for state: UIControl.State) -> Bool { images[state.rawValue] != nil }
    func hasOwnGround(for state: UIControl.State) -> Bool { grounds[state.rawValue] != nil }
    func hasOwnColor(for state: UIControl.State) -> Bool { colors[state.rawValue] != nil }
}
