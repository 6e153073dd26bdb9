/// The controller of a group of tabs. Shows the screen of the selected tab in the group.
@MainActor final class TabGroupController: UIViewController {
    private weak var group: UITabGroup?
    private var displayedController: UIViewController?

    init(_ group: UITabGroup) {
        self.group = group
        super.init(nibName: nil, bundle: nil)
        tabBarItem = group.item
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    /// Replaces the displayed screen with the screen of the selected tab.
    func update() {
        guard isViewLoaded, let group else { return }
        let controller = group.selectedChild?.containerController ?? group.viewController
        guard controller !== displayedController else { return }
        let previous = displayedController
        previous?.willMove(toParent: nil)
        previous?.viewIfLoaded?.removeFromSuperview()
        previous?.removeFromParent()
        displayedController = controller
        if let controller {
            addChild(controller)
            controller.view.frame = view.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
        parent?.childLayoutDidChange()
        if previous != nil, view.window != nil { UIAccessibility.screenDidChange() }
    }

    override var childForStatusBarStyle: UIViewController? { displayedController }
    override var childForStatusBarHidden: UIViewController? { displayedController }
    override var childForHomeIndicatorAutoHidden: UIViewController? { displayedController }
    override var deepestActionResponder: UIResponder { displayedController?.deepestActionResponder ?? self }
    override func childLayoutDidChange() { parent?.childLayoutDidChange() }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { displayedController?.contentScrollView(for: edge) }
}
