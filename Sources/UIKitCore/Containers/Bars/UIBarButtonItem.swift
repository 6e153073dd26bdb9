/// A button in a bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The style of a button in a bar.
    public enum Style: Int, Sendable {
        /// Plain text.
        case plain = 0
        /// Bold text, for the item that completes a task.
        case done = 2
    }

    /// The style of the item; plain by default.
    open var style = Style.plain { didSet { changed() } }
    /// The object that receives ``action``; `nil` sends the action up the responder chain. Held weakly.
    open weak var target: AnyObject?
    /// The method that a tap calls; `nil` by default.
    open var action: Selector?
    /// The action that a tap performs instead of ``action``; `nil` by default. Setting the property copies the
    /// action's title and image to the item.
    open var primaryAction: UIAction? { didSet { applyPrimaryAction() } }
    /// The menu of the item; `nil` by default. A tap opens the menu; if the item also has an action, a long press does.
    open var menu: UIMenu? { didSet { changed() } }
    /// The order of the menu's elements; `.automatic` by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the item is selected; `false` by default.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// Whether a tap toggles ``isSelected``; `false` by default. For an item with a menu, whether the selected element
    /// determines the title.
    open var changesSelectionAsPrimaryAction = false { didSet { changed() } }
    /// Whether the bar omits the item; `false` by default.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    /// The titles that the item may have; `nil` by default. The item is as wide as the widest of these titles.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    /// The view that the bar shows in place of title and image; `nil` by default.
    open var customView: UIView? { didSet { changed() } }
    /// The width of the item, in points; 0, the default, fits the content.
    open var width: CGFloat = 0 {
        willSet { NumberCheck.finite(newValue, "UIBarButtonItem.width") }
        didSet { changed() }
    }
    /// The colour of text and image; `nil` uses the bar's tint colour.
    open var tintColor: UIColor? {
        didSet {
            appearanceDidSet(.tintColor, \UIBarButtonItem.tintColor, tintColor)
            if !appearanceState.isApplying { changed() }
        }
    }
    final var itemStyle = BarItemStyle()
    /// The size of the custom view in the bar's last layout. If the view has another size, the app has set it.
    final var lastLayoutSize = CGSize.zero
    /// The group to which the item was added last.
    final weak var group: UIBarButtonItemGroup?
    private(set) final var systemItem: SystemItem?
    /// The handlers that are called in order after the item's action.
    package final var tapHandlers = HandlerList<@MainActor () -> Void>()
    /// The button that currently shows the item in a bar.
    final weak var currentButton: UIView?

    /// Creates an item without title and image.
    public override init() { super.init() }

    /// Creates an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates an item with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates a system item that sends an action to a target.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        title = systemItem.title
        if let symbol = systemItem.symbol {
            image = UIImage(systemName: symbol.name)
            accessibilityLabel = symbol.label
        }
        if systemItem == .close { image = CloseDisc.image }
        style = systemItem == .done || systemItem == .save ? .done : .plain
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates a system item that performs an action or opens a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
        if let title = systemItem.title { self.title = title }
    }

    /// Creates an item that performs an action or opens a menu. Without `title` or `image`, the item has the title or
    /// image of the action.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        applyPrimaryAction()
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Creates an item with an image, and a second image for compact bars.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a space that fills the remaining width of a toolbar.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }

    /// Creates a space of a fixed width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Creates an item that shows a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    // MARK: - Appearance

    /// Sets the background image of the item in a state. The image takes precedence over the bar's appearance and is
    /// shown 32 points high. A compact bar uses the image for `.compact`, or else the image for `.default`.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        appearanceDidSet(.itemBackground, for: [Int(state.rawValue), barMetrics.rawValue]) {
            ($0 as? UIBarButtonItem)?.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        itemStyle.backgrounds[BarItemStyle.StateAndMetrics(state, barMetrics)] = backgroundImage
        changed()
    }
    /// Returns the background image that was set with ``setBackgroundImage(_:for:barMetrics:)``; `nil` by default.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        itemStyle.backgrounds[BarItemStyle.StateAndMetrics(state, barMetrics)]
    }
    /// Moves the background image of the item down by a distance in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        appearanceDidSet(.itemBackgroundShift, for: [barMetrics.rawValue]) {
            ($0 as? UIBarButtonItem)?.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        itemStyle.backgroundOffsets[barMetrics] = adjustment
        changed()
    }
    /// Returns the distance that was set with ``setBackgroundVerticalPositionAdjustment(_:for:)``, in points; 0 by
    /// default.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { itemStyle.backgroundOffsets[barMetrics] ?? 0 }
    /// Moves the title by an offset in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        appearanceDidSet(.itemTitleShift, for: [barMetrics.rawValue]) {
            ($0 as? UIBarButtonItem)?.setTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        itemStyle.titleOffsets[barMetrics] = adjustment
        changed()
    }
    /// Returns the offset that was set with ``setTitlePositionAdjustment(_:for:)``, in points; zero by default.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { itemStyle.titleOffsets[barMetrics] ?? .zero }
    /// Moves the title of the back button that this item describes by an offset in points. Set on the appearance
    /// proxy, moves the titles of all back buttons.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        appearanceDidSet(.backTitleShift, for: [barMetrics.rawValue]) {
            ($0 as? UIBarButtonItem)?.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        itemStyle.backTitleOffsets[barMetrics] = adjustment
        changed()
    }
    /// Returns the offset that was set with ``setBackButtonTitlePositionAdjustment(_:for:)``, in points; zero by
    /// default.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        itemStyle.backTitleOffsets[barMetrics] ?? .zero
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
    /// Whether a tap performs an action. If so, a long press opens the menu.
    var hasAction: Bool { primaryAction != nil || action != nil || !tapHandlers.isEmpty }

    private func applyPrimaryAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
    }

    /// Performs the item's action, then calls the tap handlers.
    package func fire() {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        let handlers = tapHandlers.all
        if let primaryAction {
            primaryAction.perform(from: self)
        } else if let action {
            ApplicationHost.running.application.sendAction(action, to: target, from: self, for: nil)
        }
        for handler in handlers { handler() }
    }
}
