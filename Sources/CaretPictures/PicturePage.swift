/// The options of a gallery's pages.
struct PicturePageOptions {
    var placeholder, failure: UIImage?
    var contentMode: UIView.ContentMode
    var fade: Duration
    var retry: PictureRetry
    var retryTitle: String?
    var loader: PictureLoader?
}

/// A page of a gallery: a picture, its progress, and a button that loads it again after a failure.
///
/// Symbols are shown in the middle at their size. Other placeholders are shown as the picture is.
final class PicturePage: UIView {
    /// The size of a symbol in the middle, in points.
    private static let symbolSize: CGFloat = 44
    /// The width of the progress bar, in points.
    private static let barWidth: CGFloat = 120
    /// The minimum height of the area below the symbol, in points. The symbol stays where it is when the state
    /// changes.
    private static let statusHeight: CGFloat = 44
    /// The distance of a long title from the sides, in points.
    private static let margin: CGFloat = 16

    private let imageView = UIImageView()
    private let symbolView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let bar = UIProgressView(progressViewStyle: .default)
    private let button = UIButton(type: .system)
    /// The area of the progress and of the button.
    private let status = UIView()
    private let options: PicturePageOptions

    init(_ url: URL, _ options: PicturePageOptions) {
        self.options = options
        super.init(frame: .zero)
        setUp()
        imageView.on(.picture, self) { page, state in page.show(state) }
        button.on(.tap, self) { page in page.imageView.reloadPicture() }
        imageView.show(
            url, placeholder: Self.imageUnlessSymbol(options.placeholder), failure: Self.imageUnlessSymbol(options.failure),
            fade: options.fade,
            retry: options.retry, loader: options.loader)
        show(imageView.pictureState)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns an image that is shown like a picture; `nil` for a symbol.
    private static func imageUnlessSymbol(_ image: UIImage?) -> UIImage? { image?.isSymbolImage == true ? nil : image }

    private func setUp() {
        imageView.frame = bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = options.contentMode
        imageView.clipsToBounds = true
        addSubview(imageView)
        symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
        symbolView.tintColor = .tertiaryLabel
        button.setTitle(options.retryTitle, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.numberOfLines = 0
        button.titleLabel?.textAlignment = .center
        for view in [spinner, bar, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            status.addSubview(view)
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: status.centerXAnchor), view.centerYAnchor.constraint(equalTo: status.centerYAnchor),
                view.widthAnchor.constraint(lessThanOrEqualTo: status.widthAnchor),
                view.heightAnchor.constraint(lessThanOrEqualTo: status.heightAnchor),
            ])
        }
        let stack = UIStackView(arrangedSubviews: [symbolView, status])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        // The bar is narrower on a narrow page.
        let barWidth = bar.widthAnchor.constraint(equalToConstant: Self.barWidth)
        barWidth.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor), stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            status.widthAnchor.constraint(equalTo: widthAnchor, constant: -2 * Self.margin),
            status.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.statusHeight),
            barWidth,
        ])
    }

    private func show(_ state: PictureState) {
        var symbol: UIImage?
        var fraction: Double?
        var (isLoading, canRetry) = (false, false)
        switch state {
        case .empty, .shown: break
        case .loading(let progress):
            symbol = options.placeholder
            fraction = progress.fraction
            isLoading = true
        case .failed:
            symbol = options.failure ?? options.placeholder
            canRetry = options.retryTitle != nil
        }
        symbolView.image = symbol?.isSymbolImage == true ? symbol : nil
        symbolView.isHidden = symbolView.image == nil
        bar.isHidden = fraction == nil
        bar.progress = Float(fraction ?? 0)
        button.isHidden = !canRetry
        spinner.isHidden = !isLoading || fraction != nil
        if spinner.isHidden { spinner.stopAnimating() } else { spinner.startAnimating() }
    }
}
