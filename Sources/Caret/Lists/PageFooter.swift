/// The progress of the next page, below the rows of a list.
@MainActor final class PageFooter {
    private weak var scrollView: UIScrollView?
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let button = UIButton(configuration: .plain())
    private let view = UIView()
    /// The height that was added to the bottom inset of the scroll view, in points.
    private var insetHeight: CGFloat = 0
    private var scrollSubscription: Subscription?
    /// The minimum height, in points.
    private static let minimumHeight: CGFloat = 60

    init(in scrollView: UIScrollView, retry: @escaping @MainActor () -> Void) {
        self.scrollView = scrollView
        for part in [spinner, button] { view.addSubview(part) }
        button.configuration?.image = UIImage(systemName: "arrow.clockwise")
        button.configuration?.imagePadding = 8
        button.addAction(UIAction { _ in retry() }, for: .primaryActionTriggered)
        scrollView.addSubview(view)
        // The size of the content can change with each movement, because heights are estimated.
        scrollSubscription = scrollView.on(.didScroll, self) { footer, _ in footer.layOut() }
    }

    func show(_ status: ListStatus) {
        if case .failed(let error) = status {
            button.configuration?.title = "Try Again"
            button.configuration?.subtitle = error.localizedDescription
            button.isHidden = false
            spinner.stopAnimating()
        } else {
            button.isHidden = true
            spinner.startAnimating()
        }
        layOut()
    }

    func layOut() {
        guard let scrollView else { return }
        let width = scrollView.bounds.inset(by: scrollView.safeAreaInsets).width
        let fitting = button.isHidden ? .zero : button.sizeThatFits(CGSize(width: width, height: .infinity))
        let height = max(Self.minimumHeight, fitting.height)
        let frame = CGRect(x: 0, y: scrollView.contentSize.height, width: scrollView.bounds.width, height: height)
        if view.frame != frame { view.frame = frame }
        spinner.sizeToFit()
        spinner.center = CGPoint(x: frame.width / 2, y: height / 2)
        button.bounds.size = CGSize(width: min(width, fitting.width), height: fitting.height)
        button.center = spinner.center
        changeInset(to: height)
    }

    /// A change of the inset may scroll the view, which lays out the footer again. Therefore the height is stored
    /// first.
    private func changeInset(to height: CGFloat) {
        let difference = height - insetHeight
        guard difference != 0 else { return }
        insetHeight = height
        scrollView?.contentInset.bottom += difference
    }

    func remove() {
        scrollSubscription?.cancel()
        view.removeFromSuperview()
        changeInset(to: 0)
    }
}
