/// What a context menu shows: a preview and a menu, each made when it is needed.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The order in which a menu's elements stand.
    public enum ElementOrder: Int, Sendable {
        /// By `.priority` for menus of buttons, by `.fixed` for others.
        case automatic = 0
        /// The first is nearest to what the menu belongs to.
        case priority = 1
        /// The first is on top.
        case fixed = 2
    }

    /// What tells configurations apart.
    public let identifier: any NSCopying
    /// The order in which elements stand; `.automatic` by default.
    open var preferredMenuElementOrder = ElementOrder.automatic
    let previewProvider: (@MainActor () -> UIViewController?)?
    let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: `nil` makes a unique one.
    ///   - previewProvider: makes the preview; `nil` lifts the view itself.
    ///   - actionProvider: makes the menu, from what the system suggests, which is nothing here; `nil` shows the preview only.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
        actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
