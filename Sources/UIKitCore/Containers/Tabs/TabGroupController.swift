/// The controller of a group of tabs. Shows the screen of the selected tab in the group.
@MainActor final class TabGroupController: UIViewController {
    private weak var group: UITabGroup?
    private var shown: UIViewController?

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

    /// Replaces the displayed screen with that of the selected tab.
    func update() {
        guard isViewLoaded, let group else { return }
        let controller = group.selectedChild?.host ?? group.viewController
        guard controller !== shown else { return }
        let previous = shown
        previous?.willMove(toParent: nil)
        previous?.viewIfLoaded?.removeFromSuperview()
        previous?.removeFromParent()
        shown = controller
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

    override var childForStatusBarStyle: UIViewController? { shown }
    override var childForStatusBarHidden: UIViewController? { shown }
    override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
    override var deepestActionResponder: UIResponder { shown?.deepestActionResponder ?? self }
    override func childLayoutDidChange() { parent?.childLayoutDidChange() }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { shown?.contentScrollView(for: edge) }
}
