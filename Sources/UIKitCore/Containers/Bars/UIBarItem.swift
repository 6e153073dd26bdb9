/// What stands in a bar: a title and a picture.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor open class UIBarItem: AccessibleObject {
    /// The text; `nil` by default.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// The picture, shown in place of the text; `nil` by default.
    open var image: UIImage? { didSet { changed() } }
    /// The picture in low bars; `nil`, the default, takes ``image``.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// How far the picture is moved inwards at each edge, in points; zero by default.
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// The picture in the large content viewer; `nil`, ``image`` enlarged, by default.
    open var largeContentSizeImage: UIImage?
    /// How far the picture in the large content viewer is moved inwards at each edge, in points; zero by default.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// Whether it answers to touches; `true` by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// A number of the app's own; 0 by default.
    open var tag = 0
    /// Called after anything that is seen changed.
    final var whenChanged: (@MainActor () -> Void)?
    /// What the closure layer keeps with the item; freed with it.
    package final var companion: AnyObject?
    private final var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    final var appearanceMarks = AppearanceMarks()

    /// Makes an item without anything.
    public override init() { super.init() }

    /// Sets font, colour and the like of the text in a state; they count more than the bar's appearance.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance(.titleAttributes(state)) { ($0 as? UIBarItem)?.setTitleTextAttributes(attributes, for: state) }
        self.attributes[state.rawValue] = attributes
        changed()
    }

    /// What ``setTitleTextAttributes(_:for:)`` set; `nil` by default.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

    /// The attributes of a state, over those of the usual one; what is chosen has its own colour.
    final func ownAttributes(isEnabled: Bool, isHighlighted: Bool = false, isSelected: Bool = false) -> UIBarAppearance.Attributes {
        let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : isHighlighted ? .highlighted : .normal
        let usual = (attributes[UIControl.State.normal.rawValue] ?? [:]).filter { state != .selected || $0.key != .foregroundColor }
        return usual.merging(attributes[state.rawValue] ?? [:]) { $1 }
    }

    /// The bar is told, unless it is the one that has the item take an appearance, and shows it then.
    func changed() { if !appearanceMarks.isApplying { whenChanged?() } }
}
