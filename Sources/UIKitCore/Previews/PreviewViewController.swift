/// The controller of a preview's window, which lays out the subject.
package final class PreviewViewController: UIViewController {
    private let preview: Preview
    private let fillsScreen: Bool
    private var content: UIView?
    /// The size that the subject had when it was made.
    private var initialSize = CGSize.zero

    package init(_ preview: Preview) {
        self.preview = preview
        fillsScreen = preview.fixedSize != nil
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        switch preview.content {
        case .view(let make):
            let content = make()
            initialSize = content.bounds.size
            view.addSubview(content)
            self.content = content
        case .viewController(let make):
            let controller = make()
            initialSize = controller.preferredContentSize
            addChild(controller)
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
            content = controller.view
        }
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let content else { return }
        if fillsScreen || (!children.isEmpty && !preview.fitsSize) {
            content.frame = view.bounds
        } else {
            let area = view.bounds.inset(by: view.safeAreaInsets)
            let size = size(of: content, within: area.size)
            let scale = traitCollection.displayScale
            let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
            content.frame = CGRect(
                x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale,
                width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
        }
    }

    /// Returns the size of a view that does not fill the screen: the size that it was made with, else that of its
    /// contents. A view without a size of its own is as large as the area.
    private func size(of content: UIView, within area: CGSize) -> CGSize {
        guard initialSize == .zero else { return initialSize }
        var size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size.width == 0 { size.width = area.width }
        if size.width > area.width || size.height == 0 {
            size.width = min(size.width, area.width)
            size.height =
                content.systemLayoutSizeFitting(
                    CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        if size.height == 0 { size.height = area.height }
        return size
    }

    package override var childForStatusBarStyle: UIViewController? { children.first }
    package override var childForStatusBarHidden: UIViewController? { children.first }

    /// The part of the window that the picture shows, in points; `nil` for all of it.
    package var pictureFrame: CGRect? { preview.fitsSize ? content?.frame : nil }
}
