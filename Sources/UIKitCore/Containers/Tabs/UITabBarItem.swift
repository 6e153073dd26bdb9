/// What a tab bar shows of one screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The picture while the item is chosen; `nil`, the default, takes ``UIBarItem/image``.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// What stands in the red badge; `nil`, no badge, by default.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
    /// The badge's colour; `nil`, red, by default.
    open var badgeColor: UIColor? { didSet { changed() } }
    /// How far the title is moved, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { NumberCheck.finite(newValue, "UITabBarItem.titlePositionAdjustment") }
        didSet { changed() }
    }
    /// Whether the title is the item's own, whatever the controller is called, as with one of those that many apps have.
    final var keepsTitle = false
    private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
    private var appearances: (standard: UITabBarAppearance?, edge: UITabBarAppearance?) = (nil, nil)

    /// Makes an item without anything.
    public override init() { super.init() }

    /// Makes an item with a text and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with a text and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes one of the items that many apps have.
    ///
    /// > Difference from Apple: its title and picture can be changed afterwards.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
        keepsTitle = true
        self.tag = tag
    }

    /// What the bar looks like while this item is chosen; `nil`, the default, leaves the bar's. Copied.
    open var standardAppearance: UITabBarAppearance? {
        get { appearances.standard }
        set {
            appearances.standard = newValue?.owned { [weak self] in self?.changed() }
            changed()
        }
    }

    /// The same where no content lies below the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.edge }
        set {
            appearances.edge = newValue?.owned { [weak self] in self?.changed() }
            changed()
        }
    }

    /// Sets font, colour and the like of the badge's text in a state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        changed()
    }

    /// What ``setBadgeTextAttributes(_:for:)`` set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

    /// The badge's attributes of a state, over those of the usual one.
    final func badgeAttributes(isSelected: Bool) -> UIBarAppearance.Attributes {
        let normal = badgeAttributes[UIControl.State.normal.rawValue] ?? [:]
        guard isSelected, let selected = badgeAttributes[UIControl.State.selected.rawValue] else { return normal }
        return normal.merging(selected) { $1 }
    }

    /// The controller got a title, which is the item's from now on.
    func takeTitle(of controller: UIViewController) { if !keepsTitle { title = controller.title } }
}
