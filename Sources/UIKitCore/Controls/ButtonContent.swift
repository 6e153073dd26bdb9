/// What a button of the older kind shows, by state.
@MainActor struct ButtonContent {
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
    var insets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero

    mutating func set(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
    mutating func set(_ color: UIColor?, for state: UIControl.State) { colors[state.rawValue] = color }
    mutating func set(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }

    mutating func setGround(_ image: UIImage?, for state: UIControl.State) { grounds[state.rawValue] = image }
    mutating func set(_ title: NSAttributedString?, for state: UIControl.State) { looks[state.rawValue] = title }
    func ground(for state: UIControl.State) -> UIImage? { grounds[state.rawValue] ?? grounds[0] }
    func look(for state: UIControl.State) -> NSAttributedString? { looks[state.rawValue] ?? looks[0] }

    func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
    func color(for state: UIControl.State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
    func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
    /// By state: how a picture that is a symbol is drawn.
    var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
    func symbols(for state: UIControl.State) -> UIImage.SymbolConfiguration? { symbols[state.rawValue] ?? symbols[0] }

    func hasOwnColor(for state: UIControl.State) -> Bool { colors[state.rawValue] != nil }
}
