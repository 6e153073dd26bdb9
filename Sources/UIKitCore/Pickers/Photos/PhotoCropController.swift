/// A controller with which the user moves and scales an image within a square.
final class PhotoCropController: UIViewController, UIScrollViewDelegate {
    var onCancel: (() -> Void)?
    /// Called with the content of the square, and with the rectangle of the square in pixels of the image.
    var onChoose: ((UIImage, CGRect) -> Void)?
    private let image: UIImage
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private let frameLine = UIView()
    /// The dimming outside of the square.
    private let dimmingLayer = CAShapeLayer()
    private let bar = UIView()
    private let cancelButton = UIButton(type: .system)
    private let chooseButton = UIButton(type: .system)
    private var squareSide: CGFloat = 0
    /// The height of the bar, in points.
    private static let barHeight: CGFloat = 64

    init(image: UIImage) {
        self.image = image
        super.init(nibName: nil, bundle: nil)
        title = "Move and Scale"
        navigationItem.hidesBackButton = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        overrideUserInterfaceStyle = .dark
        imageView.image = image
        imageView.bounds.size = image.size
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.alwaysBounceVertical = true
        scrollView.alwaysBounceHorizontal = true
        scrollView.accessibilityIdentifier = "Crop"
        scrollView.addSubview(imageView)
        dimmingLayer.fillRule = .evenOdd
        dimmingLayer.fillColor = UIColor.black.withAlphaComponent(0.5).cgColor
        frameLine.layer.addSublayer(dimmingLayer)
        frameLine.isUserInteractionEnabled = false
        frameLine.layer.borderColor = .white
        frameLine.layer.borderWidth = 1
        bar.backgroundColor = UIColor.black.withAlphaComponent(0.6)
        for (button, buttonTitle) in [(cancelButton, "Cancel"), (chooseButton, "Choose")] {
            button.setTitle(buttonTitle, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 18)
            bar.addSubview(button)
        }
        cancelButton.addAction(UIAction { [weak self] _ in self?.onCancel?() }, for: .touchUpInside)
        chooseButton.addAction(UIAction { [weak self] _ in self?.cropAndFinish() }, for: .touchUpInside)
        for part in [scrollView, frameLine, bar] as [UIView] { view.addSubview(part) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let bottom = view.safeAreaInsets.bottom + Self.barHeight
        bar.frame = CGRect(x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
        let margin: CGFloat = 16
        for button in [cancelButton, chooseButton] {
            button.bounds.size = CGSize(width: button.intrinsicContentSize.width, height: Self.barHeight)
        }
        cancelButton.frame.origin = CGPoint(x: margin, y: 0)
        chooseButton.frame.origin = CGPoint(x: bounds.width - margin - chooseButton.bounds.width, y: 0)
        layOutSquare(in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - bottom))
    }

    /// Sets the square to the largest square that fits into the available area.
    private func layOutSquare(in area: CGRect) {
        scrollView.frame = area
        let newSide = max(1, min(area.width, area.height))
        frameLine.frame = CGRect(x: area.midX - newSide / 2, y: area.midY - newSide / 2, width: newSide, height: newSide)
        let outline = UIBezierPath(rect: frameLine.convert(area, from: view))
        outline.append(UIBezierPath(rect: frameLine.bounds))
        dimmingLayer.path = outline.cgPath
        guard image.size.width > 0, image.size.height > 0 else { return }
        let (x, y) = ((area.width - newSide) / 2, (area.height - newSide) / 2)
        let oldInset = scrollView.contentInset
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
        guard newSide != squareSide else {
            scrollView.contentOffset.x += oldInset.left - x
            scrollView.contentOffset.y += oldInset.top - y
            return
        }
        squareSide = newSide
        let minimumScale = newSide / min(image.size.width, image.size.height)
        scrollView.minimumZoomScale = minimumScale
        scrollView.maximumZoomScale = max(minimumScale * 3, 2)
        scrollView.zoomScale = minimumScale
        scrollView.contentSize = CGSize(width: image.size.width * minimumScale, height: image.size.height * minimumScale)
        imageView.frame = CGRect(origin: .zero, size: scrollView.contentSize)
        scrollView.contentOffset = CGPoint(
            x: (scrollView.contentSize.width - newSide) / 2 - x, y: (scrollView.contentSize.height - newSide) / 2 - y)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    /// The visible rectangle of the image, in pixels.
    private var square: CGRect {
        let scale = scrollView.zoomScale / image.scale
        let size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        let origin = CGPoint(
            x: (scrollView.contentOffset.x + scrollView.contentInset.left) / scale,
            y: (scrollView.contentOffset.y + scrollView.contentInset.top) / scale)
        return CGRect(origin: origin, size: CGSize(width: squareSide / scale, height: squareSide / scale))
            .intersection(CGRect(origin: .zero, size: size)).integral.intersection(CGRect(origin: .zero, size: size))
    }

    private func cropAndFinish() {
        let square = square
        let image = image
        guard square.width >= 1, square.height >= 1 else { return }
        chooseButton.isEnabled = false
        Task {
            let croppedImage = await FileOperations.run("cutting a picture") { image.preparingForDisplay()?.cgImage?.cropping(to: square) }
            chooseButton.isEnabled = true
            guard let croppedImage else { return }
            onChoose?(UIImage(cgImage: croppedImage, scale: image.scale, orientation: .up), square)
        }
    }
}
