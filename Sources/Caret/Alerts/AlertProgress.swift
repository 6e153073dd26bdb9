/// The progress of a task, which an alert shows; see `showProgress` of a view controller.
@MainActor public final class AlertProgress {
    private let bar = UIProgressView(progressViewStyle: .default)
    private let spinner = UIActivityIndicatorView(style: .medium)
    let view: UIView

    init() {
        view = AlertProgressView(spinner, bar)
        spinner.startAnimating()
    }

    /// The completed fraction, from 0 to 1; values outside are clamped. While it is `nil`, the default, the alert shows
    /// an activity indicator instead of a bar.
    public var fraction: Double? {
        didSet {
            let value = fraction.flatMap { $0.isNaN ? nil : Float(min(max($0, 0), 1)) }
            bar.isHidden = value == nil
            if value == nil { spinner.startAnimating() } else { spinner.stopAnimating() }
            bar.setProgress(value ?? 0, animated: oldValue != nil)
        }
    }
}

/// An activity indicator and a bar in the same place.
private final class AlertProgressView: UIView {
    private let spinner: UIActivityIndicatorView
    private let bar: UIProgressView

    init(_ spinner: UIActivityIndicatorView, _ bar: UIProgressView) {
        (self.spinner, self.bar) = (spinner, bar)
        super.init(frame: .zero)
        bar.isHidden = true
        addSubview(spinner)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: spinner.sizeThatFits(size).height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bar.sizeThatFits(bounds.size).height
        bar.frame = CGRect(x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
        spinner.sizeToFit()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
