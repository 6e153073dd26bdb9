/// A bar with a search field, a cancel button, and a scope bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    /// The style of the bar.
    public enum Style: UInt, Sendable {
        /// With a background.
        case `default` = 0
        /// With a background.
        case prominent
        /// Without a background.
        case minimal
    }

    package final let hub = DelegateHub<any UISearchBarDelegate>()
    private(set) lazy var parts = SearchBarParts(self)

    /// Creates an empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.attach()
    }

    /// Creates an empty bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.attach()
        NibCoder.read(coder, into: self, at: UISearchBar.self)
    }

    /// The object that is notified of the search; held weakly. `nil` by default.
    open weak var delegate: (any UISearchBarDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    /// The field. The app may set the field's delegate, since the bar observes the field separately.
    public var searchTextField: UISearchTextField { parts.field }
    /// The search text; "" by default. Setting it notifies neither delegate nor observers.
    open var text: String? {
        get { parts.field.text }
        set { parts.field.text = newValue }
    }
    /// The text that an empty field shows; `nil` by default.
    open var placeholder: String? {
        get { parts.field.placeholder }
        set { parts.field.placeholder = newValue }
    }
    /// The view above the keyboard while the field is edited; `nil` by default.
    open override var inputAccessoryView: UIView? {
        get { parts.field.inputAccessoryView }
        set { parts.field.inputAccessoryView = newValue }
    }
    /// Whether the bar accepts input; `true` by default. If `false`, the field, the scope bar and the cancel button are
    /// disabled.
    open var isEnabled = true { didSet { parts.enabledDidChange() } }
    /// The text above the field; `nil` by default.
    open var prompt: String? { didSet { parts.promptDidChange() } }
    /// The style of the bar; `.default` by default.
    open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }
    /// The light or dark style of the bar; `.default` by default.
    open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { useDarkStyle(barStyle == .black) } } }
    /// Whether an empty field has a bookmark button; `false` by default.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { parts.updateExtra() } } }
    /// Whether an empty field has a results list button in place of the bookmark button; `false` by default.
    open var showsSearchResultsButton = false { didSet { if showsSearchResultsButton != oldValue { parts.updateExtra() } } }
    /// Whether the results list button is selected; `false` by default.
    open var isSearchResultsButtonSelected = false {
        didSet { if isSearchResultsButtonSelected != oldValue { parts.updateExtra() } }
    }
    /// The colour of the background; `nil`, the default, means `.secondarySystemBackground`.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Whether the cancel button is shown; `false` by default.
    open var showsCancelButton: Bool {
        get { parts.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Shows or hides the cancel button, in 0.25 seconds if `animated`.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { parts.showCancel(showsCancelButton, animated) }
    /// The titles of the scope buttons; `nil`, none, by default.
    open var scopeButtonTitles: [String]? { didSet { parts.scopesDidChange() } }
    /// The index of the selected scope; 0 by default. Setting it notifies neither delegate nor observers.
    open var selectedScopeButtonIndex = 0 { didSet { parts.selectScope() } }
    /// Whether the scope bar is shown; `false` by default.
    open var showsScopeBar = false {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Shows or hides the scope bar, in 0.25 seconds if `animated`.
    open func setShowsScope(_ show: Bool, animated: Bool) { if animated { parts.showScopes(show) } else { showsScopeBar = show } }

    /// The position of the bar that the delegate returns; `.any` by default.
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
