internal import SystemServices

/// A card that previews a link: its image, its title and its host. A tap opens the link.
///
/// > Difference from Apple: videos are not played, and a long press shows no menu.
/// - Source: https://developer.apple.com/documentation/linkpresentation/lplinkview
@preconcurrency @MainActor open class LPLinkView: UIView {
    /// The metadata of the link. The view keeps a copy; after changes, set the property again.
    open var metadata: LPLinkMetadata {
        get { current }
        set {
            current = newValue.copy() as? LPLinkMetadata ?? newValue
            update()
        }
    }

    private var current = LPLinkMetadata()
    /// The number of the metadata, which ends the loading of images of earlier metadata.
    private var generation = 0
    private let card = LinkCard()

    /// Creates a view without a link.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view of a URL without further metadata.
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        (metadata.url, metadata.originalURL) = (URL, URL)
        self.init(metadata: metadata)
    }

    /// Creates a view of a link.
    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
        frame.size = intrinsicContentSize
    }

    /// Creates a view from an archive, without a link.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(card)
        isAccessibilityElement = true
        accessibilityTraits = .link
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.openLink() }
        addGestureRecognizer(tap)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: LPLinkView, _: UITraitCollection) in
            view.invalidateIntrinsicContentSize()
            view.setNeedsLayout()
        }
        update()
    }

    private func update() {
        generation += 1
        let host = LinkHost.text(of: current.url ?? current.originalURL)
        card.show(title: current.title, host: host)
        accessibilityLabel = [current.title, host].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        card.picture = nil
        card.icon = nil
        load(current.imageProvider) { $0.card.picture = $1 }
        load(current.iconProvider) { $0.card.icon = $1 }
        didChangeSize()
    }

    private func load(_ provider: NSItemProvider?, _ apply: @escaping @MainActor @Sendable (LPLinkView, UIImage) -> Void) {
        guard let provider, provider.canLoadObject(ofClass: UIImage.self) else { return }
        let (number, token) = (generation, PendingWork.begin("the image of a link"))
        provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            let image = image as? UIImage
            Task { @MainActor in
                defer { PendingWork.end(token) }
                guard let self, let image, self.generation == number else { return }
                apply(self, image)
                self.didChangeSize()
            }
        }
    }

    private func didChangeSize() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Lays out the card in the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if card.frame.width != bounds.width { invalidateIntrinsicContentSize() }
        card.frame = bounds
    }

    /// Returns the size of the card for a width.
    ///
    /// - Parameter size: The available size, in points. A width of 0 or less stands for the natural width. Cards are
    ///   not wider than 320 points, unless the view is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = LinkCard.naturalWidth
        let width = size.width > 0 && size.width.isFinite ? min(size.width, natural) : natural
        return CGSize(width: width, height: card.height(forWidth: width))
    }

    /// The size of the card for the current width, or for the natural width before the first layout.
    open override var intrinsicContentSize: CGSize {
        let width = bounds.width > 0 ? bounds.width : LinkCard.naturalWidth
        return CGSize(width: LinkCard.naturalWidth, height: card.height(forWidth: width))
    }

    /// Darkens the card.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        card.isHighlighted = true
    }

    /// Restores the card.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        card.isHighlighted = false
    }

    /// Restores the card.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        card.isHighlighted = false
    }

    /// Opens the link, as a tap does.
    open override func accessibilityActivate() -> Bool {
        openLink()
        return true
    }

    private func openLink() {
        guard let url = current.originalURL ?? current.url else { return }
        SystemServices.current.requests.record("links", "opens \(url.scheme ?? "")://\(url.host ?? "")\(url.path)")
        UIApplication.shared.open(url)
    }
}
