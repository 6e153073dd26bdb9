/// The page of one file, which is read in the background.
final class PreviewPage: UIView {
    var insets = UIEdgeInsets.zero { didSet { if insets != oldValue { setNeedsLayout() } } }

    private let url: URL?
    private var content: (any PreviewContent)?

    init(_ url: URL?) {
        self.url = url
        super.init(frame: .zero)
        clipsToBounds = true
        guard let url else {
            show(InfoPage(name: "", details: "The file is not available.", symbol: "doc"))
            return
        }
        let token = PendingWork.begin("the preview of \(url.lastPathComponent)")
        Task { [weak self] in
            let file = await PreviewFile.read(url)
            PendingWork.end(token)
            self?.show(file)
        }
    }

    required init?(coder: NSCoder) { nil }

    func handleDoubleTap() { (content as? ImagePage)?.toggleZoom() }

    private func show(_ file: PreviewFile) {
        switch file {
        case .image(let image): show(ImagePage(image))
        case .document(let url, let count, let size): show(DocumentPage(url, count: count, size: size))
        case .text(let text): show(TextPage(text))
        case .other(let name, let details, let symbol): show(InfoPage(name: name, details: details, symbol: symbol))
        }
    }

    private func show(_ newContent: any PreviewContent) {
        content = newContent
        addSubview(newContent)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        content.frame = bounds
        content.show(between: insets)
    }
}

/// The view of a file's content.
@MainActor protocol PreviewContent: UIView {
    /// Lays out the content so that the bars do not hide it.
    func show(between insets: UIEdgeInsets)
}
