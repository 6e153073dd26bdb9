/// Opens a control's menu: by a tap or a short press where that does nothing else, or by a long press. The finger that presses may go on to
/// one of the menu's rows.
@MainActor final class MenuOpener: NSObject {
    private weak var control: UIControl?
    /// What actions have for a sender.
    private weak var owner: AnyObject?
    private let makeMenu: @MainActor () -> UIMenu?
    private let order: @MainActor () -> UIContextMenuConfiguration.ElementOrder
    private let press = UILongPressGestureRecognizer()
    private weak var stage: MenuStage?
    /// Whether a tap on the control opens the menu, and does nothing else.
    private(set) var isPrimary = false
    var whenChosen: (@MainActor (UIMenuElement) -> Void)?
    var whenOpen: (@MainActor (Bool) -> Void)?

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

    /// A finger that stays so long on a control that only opens a menu is on its way to a row, in seconds.
    private static let shortPress: TimeInterval = 0.2

    /// Opens at a tap or at a long press, from now on.
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
        stage?.follow(gesture)
    }

    func open() {
        guard let control, control.isEnabled, let window = control.window else { return }
        // Whoever hears of it may still give the control another menu.
        control.send(.menuActionTriggered, event: nil)
        guard let menu = makeMenu() else { return }
        let rect = control.menuRect(for: UIContextMenuConfiguration(actionProvider: { _ in menu }))
        let stage = MenuStage(menu: menu, order: order(), source: MenuSource(view: control, isPlain: true, rect: rect))
        stage.sender = owner
        stage.whenChosen = whenChosen
        stage.whenClosing = { [weak self] _ in self?.whenOpen?(false) }
        whenOpen?(true)
        self.stage = stage
        stage.open(in: window, with: MenuAnimations(preview: nil))
    }

    /// Gives a control of a bar a menu.
    static func attach(
        _ menu: UIMenu, to control: BarButton, isPrimary: Bool, owner: UIBarButtonItem, order: UIContextMenuConfiguration.ElementOrder
    ) {
        let opener = MenuOpener(control, owner: owner, menu: { [weak owner] in owner?.menu }, order: { order })
        opener.attach(isPrimary: isPrimary)
        if owner.changesSelectionAsPrimaryAction {
            opener.whenChosen = { [weak owner] element in
                if !element.title.isEmpty, owner?.image == nil { owner?.title = element.title }
            }
        }
        control.menuOpener = opener
    }
}
