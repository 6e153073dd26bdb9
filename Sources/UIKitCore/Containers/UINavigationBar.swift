/// The bar on top of a navigation controller.
///
/// > Difference from Apple: the background is opaque and has its hairline at every scroll position; large titles and appearance
/// > objects are not built yet.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private let background = UIView()
    private let hairline = UIView()
    private var content: NavigationBarContent?
    final var goBack: (@MainActor () -> Void)?

    /// Makes a bar of that frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        background.backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        addSubview(background)
        addSubview(hairline)
        accessibilityIdentifier = "NavigationBar"
    }

    /// Makes a bar of no size.
    public required init?(coder: NSCoder) { nil }

    /// What the bar shows.
    public private(set) var topItem: UINavigationItem?
    /// What the back button goes back to.
    public private(set) var backItem: UINavigationItem?
    /// The background's colour; `nil`, the default, is the system's.
    open var barTintColor: UIColor? {
        didSet {
            background.backgroundColor = barTintColor ?? .systemBackground
            noteAppearance(.barTintColor, \UINavigationBar.barTintColor, barTintColor)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarMetrics.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
        let line = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: line)
        content?.frame = bounds
    }

    /// Shows an item, over the one that was shown; the returned closures are the transition's start and end.
    func show(_ item: UINavigationItem?, back: UINavigationItem?) -> BarTransition {
        topItem?.whenChanged = nil
        topItem = item
        backItem = back
        item?.whenChanged = { [weak self] in self?.reload() }
        for button in (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []) { button.takeAppearance(in: self) }
        let old = content
        let new = item.map { item in
            NavigationBarContent(item, backTitle: back?.titleForBack) { [weak self] in self?.goBack?() }
        }
        content = new
        if let new {
            new.frame = bounds
            addSubview(new)
        }
        return BarTransition(old: old, new: new)
    }

    private func reload() {
        show(topItem, back: backItem).finish()
    }
}
