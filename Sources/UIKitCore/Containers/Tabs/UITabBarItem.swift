/// The item of a tab bar for one screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The image of the selected item; `nil`, the default, uses ``UIBarItem/image``.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// The text of the badge; `nil`, no badge, by default.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
    /// The colour of the badge; `nil`, red, by default.
    open var badgeColor: UIColor? { didSet { changed() } }
    /// The offset of the title, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { NumberCheck.finite(newValue, "UITabBarItem.titlePositionAdjustment") }
        didSet { changed() }
    }
    /// Whether the item keeps its title when the controller's title changes; `true` for system items and the items of
    /// ``UITab`` objects.
    final var keepsTitle = false
    private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
    private var appearances: (standard: UITabBarAppearance?, scrollEdge: UITabBarAppearance?) = (nil, nil)

    /// Creates an item without title and image.
    public override init() { super.init() }

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title, an image and an image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a system item.
    ///
    /// > Difference from Apple: title and image of the item can be changed afterwards.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
        keepsTitle = true
        self.tag = tag
    }

    /// The appearance of the bar while this item is selected; `nil`, the default, uses the bar's appearance. Copied
    /// when set.
    open var standardAppearance: UITabBarAppearance? {
        get { appearances.standard }
        set {
            appearances.standard = newValue?.observedCopy { [weak self] in self?.changed() }
            changed()
        }
    }

    /// The appearance of the bar where content ends at the bar, while this item is selected. `nil`, the default, uses
    /// the bar's appearance. Copied when set.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearances.scrollEdge = newValue?.observedCopy { [weak self] in self?.changed() }
            changed()
        }
    }

    /// Sets the attributes of the badge's text in a state, such as font and colour.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        changed()
    }

    /// Returns the attributes that were set with ``setBadgeTextAttributes(_:for:)``.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

    /// Returns the attributes of the badge's text. For a selected item, the selected state's attributes are merged over
    /// the normal attributes.
    final func badgeAttributes(isSelected: Bool) -> UIBarAppearance.Attributes {
        let normal = badgeAttributes[UIControl.State.normal.rawValue] ?? [:]
        guard isSelected, let selectedAttributes = badgeAttributes[UIControl.State.selected.rawValue] else { return normal }
        return normal.merging(selectedAttributes) { $1 }
    }

    /// Sets the title to the controller's title, unless ``keepsTitle`` is set.
    func adoptTitle(of controller: UIViewController) { if !keepsTitle { title = controller.title } }
}
