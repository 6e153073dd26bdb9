/// An item of a bar, with a title and an image.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor open class UIBarItem: AccessibleObject {
    /// The title; `nil` by default.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// The image, shown in place of the title; `nil` by default.
    open var image: UIImage? { didSet { changed() } }
    /// The image in compact bars; `nil`, the default, uses ``image``.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// The insets of the image at each edge, in points; zero by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// The image in the large content viewer; `nil`, the default, uses an enlarged ``image``.
    open var largeContentSizeImage: UIImage?
    /// The insets of the image in the large content viewer at each edge, in points; zero by default.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// Whether the item responds to touches; `true` by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// A number for use by the app; 0 by default.
    open var tag = 0
    /// Called after a property that affects the display changed.
    final var onChange: (@MainActor () -> Void)?
    /// An object that the closure-based API associates with the item. The item retains the object.
    package final var associatedObject: AnyObject?
    private final var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    final var appearanceState = AppearanceState()

    /// Creates an item without title and image.
    public override init() { super.init() }

    /// Sets the attributes of the title in a state, such as font and colour. The attributes take precedence over the
    /// bar's appearance.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        appearanceDidSet(.titleAttributes(state)) { ($0 as? UIBarItem)?.setTitleTextAttributes(attributes, for: state) }
        self.attributes[state.rawValue] = attributes
        changed()
    }

    /// Returns the attributes that were set with ``setTitleTextAttributes(_:for:)``; `nil` by default.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

    /// Returns the title attributes of a state, merged over the attributes of the normal state. The selected state does
    /// not inherit the normal colour.
    final func resolvedTitleAttributes(isEnabled: Bool, isHighlighted: Bool = false, isSelected: Bool = false) -> UIBarAppearance.Attributes
    {
        var state: UIControl.State = isHighlighted ? .highlighted : .normal
        if isSelected { state = .selected }
        if !isEnabled { state = .disabled }
        let normalAttributes = (attributes[UIControl.State.normal.rawValue] ?? [:])
            .filter { state != .selected || $0.key != .foregroundColor }
        return normalAttributes.merging(attributes[state.rawValue] ?? [:]) { $1 }
    }

    /// Notifies the bar, unless an appearance proxy makes the change: the bar applies the proxy before it shows the
    /// item.
    func changed() { if !appearanceState.isApplying { onChange?() } }
}
