import UIKit

/// One page: its drawing, which scrolls if it is taller than the screen.
final class PageViewController: UIViewController {
    private let page: DrawingPage
    private let scrollView = UIScrollView()
    private lazy var drawing = page.makeView()

    init(page: DrawingPage) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
        title = page.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = .always
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(drawing)
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).size
        let height = drawing.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height
        drawing.frame = CGRect(x: 0, y: 0, width: room.width, height: max(height, 1))
        scrollView.contentSize = drawing.frame.size
    }
}
