/// A bar with a field to search with, a button to stop, and scopes to search in.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    /// How the bar looks.
    public enum Style: UInt, Sendable {
        /// On a ground of its own.
        case `default` = 0
        /// On a ground of its own.
        case prominent
        /// Without a ground.
        case minimal
    }

    package final let hub = DelegateHub<any UISearchBarDelegate>()
    private(set) lazy var parts = SearchBarParts(self)

    /// Makes a bar without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.attach()
    }

    /// Makes a bar without text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.attach()
        NibCoder.read(coder, into: self, at: UISearchBar.self)
    }

    /// Hears of what is searched for; held weakly. `nil` by default.
    open weak var delegate: (any UISearchBarDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    /// The field. Its delegate is the app's to set; the bar hears of everything beside it.
    public var searchTextField: UISearchTextField { parts.field }
    /// What is searched for, "" by default. Setting it tells nobody.
    open var text: String? {
        get { parts.field.text }
        set { parts.field.text = newValue }
    }
    /// What is shown while there is no text; `nil` by default.
    open var placeholder: String? {
        get { parts.field.placeholder }
        set { parts.field.placeholder = newValue }
    }
    /// What stands above the keyboard while the field is edited; `nil` by default.
    open override var inputAccessoryView: UIView? {
        get { parts.field.inputAccessoryView }
        set { parts.field.inputAccessoryView = newValue }
    }
    /// A line above the field; `nil` by default.
    open var prompt: String? { didSet { parts.promptDidChange() } }
    /// How it looks; `.default` by default.
    open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }
    /// Whether it is dark where all else is light; `.default` by default.
    open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { darken(barStyle == .black) } } }
    /// Whether a button with a book is in the field as long as there is no text; `false` by default.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { parts.updateExtra() } } }
    /// Whether a button for a list of results is there in its place; `false` by default.
    open var showsSearchResultsButton = false { didSet { if showsSearchResultsButton != oldValue { parts.updateExtra() } } }
    /// Whether that button looks chosen; `false` by default.
    open var isSearchResultsButtonSelected = false {
        didSet { if isSearchResultsButtonSelected != oldValue { parts.updateExtra() } }
    }
    /// The ground's colour; `nil`, which is a light grey, by default.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Whether a button to stop is shown; `false` by default.
    open var showsCancelButton: Bool {
        get { parts.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Shows or hides the button to stop, in 0.25 s if `animated`.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { parts.showCancel(showsCancelButton, animated) }
    /// What the scopes are called; `nil`, none, by default.
    open var scopeButtonTitles: [String]? { didSet { parts.scopesDidChange() } }
    /// The chosen scope; 0 by default. Setting it tells nobody.
    open var selectedScopeButtonIndex = 0 { didSet { parts.selectScope() } }
    /// Whether scopes are shown; `false` by default.
    open var showsScopeBar = false {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Shows or hides the scopes, in 0.25 s if `animated`.
    open func setShowsScope(_ show: Bool, animated: Bool) { if animated { parts.showScopes(show) } else { showsScopeBar = show } }

    /// Where the delegate says that it stands; `.any` by default.
    open var barPosition: UIBarPosition { hub.value(.any) { $0.position(for: self) } }
    open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { parts.field.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: parts.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: parts.height) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.place()
    }
}
