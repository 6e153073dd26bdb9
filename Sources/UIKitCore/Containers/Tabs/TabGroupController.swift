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

    /// Replaces the shown screen with that of the selected tab.
    func update() {
        guard isViewLoaded, let group else { return }
        let wanted = group.selectedChild?.host ?? group.viewController
        guard wanted !== shown else { return }
        let former = shown
        former?.willMove(toParent: nil)
        former?.viewIfLoaded?.removeFromSuperview()
        former?.removeFromParent()
        shown = wanted
        if let wanted {
            addChild(wanted)
            wanted.view.frame = view.bounds
            wanted.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(wanted.view)
            wanted.didMove(toParent: self)
        }
        parent?.childLayoutDidChange()
        if former != nil, view.window != nil { UIAccessibility.screenDidChange() }
    }

    override var childForStatusBarStyle: UIViewController? { shown }
    override var childForStatusBarHidden: UIViewController? { shown }
    override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
    override var deepestActionResponder: UIResponder { shown?.deepestActionResponder ?? self }
    override func childLayoutDidChange() { parent?.childLayoutDidChange() }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { shown?.contentScrollView(for: edge) }
}
