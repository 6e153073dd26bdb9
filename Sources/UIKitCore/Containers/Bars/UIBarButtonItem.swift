/// A button in a bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How a button looks in a bar.
    public enum Style: Int, Sendable {
        /// Like text.
        case plain = 0
        /// Like bold text: the one that finishes.
        case done = 2
    }

    /// How it looks; plain by default.
    open var style = Style.plain { didSet { changed() } }
    /// Whose method ``action`` is called; `nil` goes up the responder chain. Held weakly.
    open weak var target: AnyObject?
    /// The method to call; `nil` by default.
    open var action: Selector?
    /// The closure to call instead of target and action; its title and picture are taken over.
    open var primaryAction: UIAction? { didSet { takePrimaryAction() } }
    /// What a tap opens, or where there is an action too a long press; `nil` by default.
    open var menu: UIMenu? { didSet { changed() } }
    /// The order of the menu's elements; `.automatic` by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether it is chosen; `false` by default.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// Whether a tap turns ``isSelected`` over, or the menu's choice becomes the item's title; `false` by default.
    open var changesSelectionAsPrimaryAction = false { didSet { changed() } }
    /// Whether it is left out; `false` by default.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    /// Texts that the item may have; it is as wide as the widest. None by default.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    /// A view in place of title and picture; `nil` by default.
    open var customView: UIView? { didSet { changed() } }
    /// The width in points; 0, the default, is as wide as it needs.
    open var width: CGFloat = 0 {
        willSet { NumberCheck.finite(newValue, "UIBarButtonItem.width") }
        didSet { changed() }
    }
    /// The colour of text and picture; `nil` takes the bar's.
    open var tintColor: UIColor? {
        didSet {
            noteAppearance(.tintColor, \UIBarButtonItem.tintColor, tintColor)
            if !appearanceMarks.isApplying { changed() }
        }
    }
    final var ownLook = BarItemLook()
    /// The size that the bar gave the custom view, which is not one that the app gave it.
    final var sizeInBar = CGSize.zero
    /// The group that it was put into last.
    final weak var group: UIBarButtonItemGroup?
    private(set) final var systemItem: SystemItem?
    /// Closures that are called after the item's own action, in order.
    package final var tapListeners = HandlerList<@MainActor () -> Void>()
    /// The button that shows the item in a bar now.
    final weak var shownButton: UIView?

    /// Makes an item without anything.
    public override init() { super.init() }

    /// Makes an item with a text.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes one of the buttons that every app has.
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

    /// Makes one of the buttons that every app has, which calls a closure, or opens a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
        if let title = systemItem.title { self.title = title }
    }

    /// Makes an item that calls a closure, with the action's title and picture, or opens a menu.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        takePrimaryAction()
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Makes an item with two pictures, the second for low bars.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Makes an item that takes the room that is left in a toolbar.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }

    /// Makes an item that leaves so many points free.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    // MARK: - Looks of its own

    /// Sets a picture behind the item in a state, which counts more than the bar's appearance; it is 32 points high. With `.compact` it is for
    /// low bars alone, which else take that of `.default`.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        noteAppearance(.itemGround, for: [Int(state.rawValue), barMetrics.rawValue]) {
            ($0 as? UIBarButtonItem)?.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        ownLook.grounds[BarItemLook.Place(state, barMetrics)] = backgroundImage
        changed()
    }
    /// What ``setBackgroundImage(_:for:barMetrics:)`` set; `nil` by default.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        ownLook.grounds[BarItemLook.Place(state, barMetrics)]
    }
    /// Moves the picture behind the item downwards, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance(.itemGroundShift, for: [barMetrics.rawValue]) {
            ($0 as? UIBarButtonItem)?.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        ownLook.groundShifts[barMetrics] = adjustment
        changed()
    }
    /// What ``setBackgroundVerticalPositionAdjustment(_:for:)`` set, in points; 0 by default.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { ownLook.groundShifts[barMetrics] ?? 0 }
    /// Moves the text, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance(.itemTitleShift, for: [barMetrics.rawValue]) {
            ($0 as? UIBarButtonItem)?.setTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        ownLook.titleShifts[barMetrics] = adjustment
        changed()
    }
    /// What ``setTitlePositionAdjustment(_:for:)`` set, in points; zero by default.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { ownLook.titleShifts[barMetrics] ?? .zero }
    /// Moves the text of back buttons that this is the item of, in points; by the appearance proxy that of all.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance(.backTitleShift, for: [barMetrics.rawValue]) {
            ($0 as? UIBarButtonItem)?.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        ownLook.backTitleShifts[barMetrics] = adjustment
        changed()
    }
    /// What ``setBackButtonTitlePositionAdjustment(_:for:)`` set, in points; zero by default.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { ownLook.backTitleShifts[barMetrics] ?? .zero }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
    /// Whether a tap does something of its own, so that a menu waits for a long press.
    var hasAction: Bool { primaryAction != nil || action != nil || !tapListeners.isEmpty }

    private func takePrimaryAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
    }

    /// Does what the item is for.
    package func fire() {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        let listeners = tapListeners.all
        if let primaryAction {
            primaryAction.perform(from: self)
        } else if let action {
            ApplicationHost.running.application.sendAction(action, to: target, from: self, for: nil)
        }
        for listener in listeners { listener() }
    }
}
