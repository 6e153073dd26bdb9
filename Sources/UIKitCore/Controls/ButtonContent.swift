/// The content of a button by state, and the views that show it.
@MainActor struct ButtonContent {
    var type = UIButton.ButtonType.custom
    /// The initial symbol of the button's type; `nil` for types without a symbol.
    var typeSymbol: UIImage?
    /// The title label, created when needed.
    var label: UILabel?
    /// The label of a configuration's subtitle, created when needed.
    var subtitleLabel: UILabel?
    /// The image view, created when needed.
    var imageView: UIImageView?
    /// The view of a configuration's background colour, created when needed. The button's `backgroundColor` is left
    /// to the app.
    var colorBackgroundView: UIView?
    /// The cached template version of a system button's image, and the original image.
    private var template: (source: UIImage, image: UIImage)?
    private var titles: [UInt: String] = [:]
    private var colors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgrounds: [UInt: UIImage] = [:]
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    /// The view of the background image behind title and image, created when needed.
    var backgroundImageView: UIImageView?
    /// The view of a configuration's background that has more than a colour, created when needed.
    var backgroundView: BackgroundConfigurationView?
    /// The activity indicator that replaces a configuration's image, created when needed.
    var spinner: UIActivityIndicatorView?
    /// The pointer interaction of the button, created when needed.
    var pointer: ButtonPointer?
    /// The indicator of a pop-up button, created when needed.
    var indicator: UIImageView?
    private var shadows: [UInt: UIColor] = [:]
    var hasShadows: Bool { !shadows.isEmpty }
    mutating func setShadow(_ color: UIColor?, for state: UIControl.State) { shadows[state.rawValue] = color ?? .clear }
    func shadow(for state: UIControl.State) -> UIColor? { resolved(shadows, state) }
    var insets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero

    mutating func set(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
    mutating func set(_ color: UIColor?, for state: UIControl.State) { colors[state.rawValue] = color }
    mutating func set(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }

    mutating func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgrounds[state.rawValue] = image }
    mutating func set(_ title: NSAttributedString?, for state: UIControl.State) { attributedTitles[state.rawValue] = title }
    func background(for state: UIControl.State) -> UIImage? { resolved(backgrounds, state) }
    func attributedTitle(for state: UIControl.State) -> NSAttributedString? { resolved(attributedTitles, state) }

    func title(for state: UIControl.State) -> String? { resolved(titles, state) }
    func color(for state: UIControl.State) -> UIColor? { resolved(colors, state) }
    func image(for state: UIControl.State) -> UIImage? { resolved(images, state) }
    /// The symbol configurations of images, by state.
    var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
    func symbols(for state: UIControl.State) -> UIImage.SymbolConfiguration? { resolved(symbols, state) }

    /// Returns the content for a state. Falls back to the state without focus, then to the normal state.
    private func resolved<Content>(_ contents: [UInt: Content], _ state: UIControl.State) -> Content? {
        contents[state.rawValue] ?? contents[state.subtracting(.focused).rawValue] ?? contents[0]
    }

    /// Returns the image as a template, unless its rendering mode specifies otherwise. Caches the template of the last
    /// image.
    mutating func templated(_ image: UIImage?) -> UIImage? {
        guard let image, image.renderingMode == .automatic, !image.drawsAsTemplate else { return image }
        if let template, template.source === image { return template.image }
        let templateImage = image.withRenderingMode(.alwaysTemplate)
        template = (image, templateImage)
        return templateImage
    }

    func hasImage(for state: UIControl.State) -> Bool { images[state.rawValue] != nil }
    func hasBackgroundImage(for state: UIControl.State) -> Bool { backgrounds[state.rawValue] != nil }
    func hasColor(for state: UIControl.State) -> Bool { colors[state.rawValue] != nil }
}
