/// The content of a context menu: a preview and a menu, each created when needed.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The orders of a menu's elements.
    public enum ElementOrder: Int, Sendable {
        /// `.priority` for menus of buttons, `.fixed` for others.
        case automatic = 0
        /// The first element is nearest to the source of the menu.
        case priority = 1
        /// The first element is at the top.
        case fixed = 2
    }

    /// The identifier of the configuration.
    public let identifier: any NSCopying
    /// The order of the elements; `.automatic` by default.
    open var preferredMenuElementOrder = ElementOrder.automatic
    let previewProvider: (@MainActor () -> UIViewController?)?
    let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: the identifier; `nil` for a unique one.
    ///   - previewProvider: creates the preview; `nil` lifts the view itself.
    ///   - actionProvider: creates the menu; `nil` shows the preview only. The array of the system's suggestions is
    ///     always empty.
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
