/// Opens a control's menu: by a tap or short press if that is the control's only action, otherwise by a long press.
/// The touch can continue to a row of the menu.
@MainActor final class MenuOpener: NSObject {
    private weak var control: UIControl?
    /// The sender of the actions.
    private weak var owner: AnyObject?
    private let makeMenu: @MainActor () -> UIMenu?
    private let order: @MainActor () -> UIContextMenuConfiguration.ElementOrder
    private let press = UILongPressGestureRecognizer()
    private weak var presentation: MenuPresentation?
    /// Whether a tap on the control opens the menu as its only action.
    private(set) var isPrimary = false
    var onChoice: (@MainActor (UIMenuElement) -> Void)?
    var onOpenChange: (@MainActor (Bool) -> Void)?

    init(
        _ control: UIControl, owner: AnyObject, menu: @escaping @MainActor () -> UIMenu?,
        order: @escaping @MainActor () -> UIContextMenuConfiguration.ElementOrder
    ) {
        self.control = control
        self.owner = owner
        makeMenu = menu
        self.order = order
        super.init()
        press.addTarget(self, action: Selector("pressed:", MenuOpener.pressed))
    }

    /// The duration, in seconds, of the press that opens the menu of a control without another action. A longer touch
    /// can continue to a row.
    private static let shortPress: TimeInterval = 0.2

    /// Attaches the gesture for a tap or a long press.
    func attach(isPrimary: Bool) {
        detach()
        self.isPrimary = isPrimary
        if !isPrimary, control?.isContextMenuInteractionEnabled == true {
            return
        }
        press.minimumPressDuration = isPrimary ? Self.shortPress : 0.5
        control?.addGestureRecognizer(press)
    }

    func detach() {
        isPrimary = false
        press.view?.removeGestureRecognizer(press)
    }

    private func pressed(_ gesture: UILongPressGestureRecognizer) {
        if gesture.state == .began { open() }
        presentation?.follow(gesture)
    }

    func open() {
        guard let control, control.isEnabled, let window = control.window else { return }
        // Handlers of the event may replace the menu, so it is requested afterwards.
        control.send(.menuActionTriggered, event: nil)
        guard let menu = makeMenu() else { return }
        let rect = control.menuRect(for: UIContextMenuConfiguration(actionProvider: { _ in menu }))
        let presentation = MenuPresentation(menu: menu, order: order(), source: MenuSource(view: control, isPlain: true, rect: rect))
        presentation.sender = owner
        presentation.onChoice = onChoice
        presentation.onClose = { [weak self] _ in self?.onOpenChange?(false) }
        onOpenChange?(true)
        self.presentation = presentation
        presentation.open(in: window, with: MenuAnimations(preview: nil))
    }

    /// Attaches a menu to a bar button.
    static func attach(
        _ menu: UIMenu, to control: BarButton, isPrimary: Bool, owner: UIBarButtonItem, order: UIContextMenuConfiguration.ElementOrder
    ) {
        let opener = MenuOpener(control, owner: owner, menu: { [weak owner] in owner?.menu }, order: { order })
        opener.attach(isPrimary: isPrimary)
        if owner.changesSelectionAsPrimaryAction {
            opener.onChoice = { [weak owner] element in
                if !element.title.isEmpty, owner?.image == nil { owner?.title = element.title }
            }
        }
        control.menuOpener = opener
    }
}
