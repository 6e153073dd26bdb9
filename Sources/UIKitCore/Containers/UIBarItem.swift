/// What stands in a bar: a title and a picture.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// The text; `nil` by default.
    open var title: String? { didSet { changed() } }
    /// The picture, shown in place of the text; `nil` by default.
    open var image: UIImage? { didSet { changed() } }
    /// Whether it answers to touches; `true` by default.
    open var isEnabled = true { didSet { changed() } }
    /// A number of the app's own; 0 by default.
    open var tag = 0
    /// What assistive technology and tests know it by; `nil` by default.
    open var accessibilityIdentifier: String?
    /// What it is called where it has a picture only; `nil` by default.
    open var accessibilityLabel: String?
    /// Called after anything that is seen changed.
    final var whenChanged: (@MainActor () -> Void)?
    /// What the closure layer keeps with the item; freed with it.
    package final var companion: AnyObject?

    final var appearanceMarks = AppearanceMarks()

    /// Makes an item without anything.
    public override init() { super.init() }

    func changed() { whenChanged?() }
}
