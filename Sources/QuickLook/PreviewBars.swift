/// The bars above and below the pages: title and Done, position and Share.
///
/// In a navigation controller, the title is in its bar.
@MainActor final class PreviewBars: NSObject, UINavigationBarDelegate {
    private weak var controller: QLPreviewController?
    private let navigationBar = UINavigationBar()
    private let toolbar = UIToolbar()
    private let item = UINavigationItem(title: "")
    var isHidden = false

    init(_ controller: QLPreviewController) {
        self.controller = controller
        super.init()
        // Pages scroll below the bars, which do not observe them.
        navigationBar.scrollEdgeAppearance = navigationBar.standardAppearance
        toolbar.scrollEdgeAppearance = toolbar.standardAppearance
        controller.navigationItem.scrollEdgeAppearance = navigationBar.standardAppearance
        navigationBar.delegate = self
    }

    /// Extends the background of the upper bar to the top of the screen.
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    private var hasNavigationBar: Bool { controller?.navigationController == nil }

    func add(to view: UIView) {
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.controller?.dismiss(animated: true) })
        navigationBar.setItems([item], animated: false)
        view.addSubview(toolbar)
        if hasNavigationBar { view.addSubview(navigationBar) }
    }

    func update(title: String?, position: String?, canShare: Bool) {
        item.title = title
        let shareItem = UIBarButtonItem(systemItem: .action)
        shareItem.primaryAction = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) {
            [weak self, weak shareItem] _ in
            if let shareItem { self?.controller?.share(from: shareItem) }
        }
        shareItem.isEnabled = canShare
        shareItem.accessibilityLabel = "Share"
        let label = UILabel()
        label.text = position
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.sizeToFit()
        let space = UIBarButtonItem(systemItem: .flexibleSpace)
        toolbar.setItems(position == nil ? [shareItem] : [shareItem, space, UIBarButtonItem(customView: label)], animated: false)
    }

    func setAlpha(_ alpha: CGFloat) {
        navigationBar.alpha = alpha
        toolbar.alpha = alpha
    }

    /// Lays out the bars, and returns the insets of the area between them.
    func layout(in view: UIView) -> UIEdgeInsets {
        let safe = view.safeAreaInsets
        let barHeight: CGFloat = 44
        let size = view.bounds.size
        toolbar.frame = CGRect(x: 0, y: size.height - safe.bottom - barHeight, width: size.width, height: barHeight + safe.bottom)
        guard hasNavigationBar else { return UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom + barHeight, right: 0) }
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: size.width, height: barHeight)
        return UIEdgeInsets(top: safe.top + barHeight, left: 0, bottom: safe.bottom + barHeight, right: 0)
    }
}
