/// A controller with which the user moves and scales an image within a square.
final class PhotoCropController: UIViewController, UIScrollViewDelegate {
    var onCancel: (() -> Void)?
    /// Called with the content of the square, and with the rectangle of the square in pixels of the image.
    var onChoose: ((UIImage, CGRect) -> Void)?
    private let image: UIImage
    private let scroller = UIScrollView()
    private let picture = UIImageView()
    private let frameLine = UIView()
    /// The dimming outside of the square.
    private let shade = CAShapeLayer()
    private let bar = UIView()
    private let cancel = UIButton(type: .system)
    private let choose = UIButton(type: .system)
    private var side: CGFloat = 0
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
        picture.image = image
        picture.bounds.size = image.size
        scroller.delegate = self
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.alwaysBounceVertical = true
        scroller.alwaysBounceHorizontal = true
        scroller.accessibilityIdentifier = "Crop"
        scroller.addSubview(picture)
        shade.fillRule = .evenOdd
        shade.fillColor = UIColor.black.withAlphaComponent(0.5).cgColor
        frameLine.layer.addSublayer(shade)
        frameLine.isUserInteractionEnabled = false
        frameLine.layer.borderColor = .white
        frameLine.layer.borderWidth = 1
        bar.backgroundColor = UIColor.black.withAlphaComponent(0.6)
        for (button, words) in [(cancel, "Cancel"), (choose, "Choose")] {
            button.setTitle(words, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 18)
            bar.addSubview(button)
        }
        cancel.addAction(UIAction { [weak self] _ in self?.onCancel?() }, for: .touchUpInside)
        choose.addAction(UIAction { [weak self] _ in self?.cropAndFinish() }, for: .touchUpInside)
        for part in [scroller, frameLine, bar] as [UIView] { view.addSubview(part) }
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
        for button in [cancel, choose] { button.bounds.size = CGSize(width: button.intrinsicContentSize.width, height: Self.barHeight) }
        cancel.frame.origin = CGPoint(x: margin, y: 0)
        choose.frame.origin = CGPoint(x: bounds.width - margin - choose.bounds.width, y: 0)
        place(in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - bottom))
    }

    /// Sets the square to the largest one that fits into the available area.
    private func place(in room: CGRect) {
        scroller.frame = room
        let new = max(1, min(room.width, room.height))
        frameLine.frame = CGRect(x: room.midX - new / 2, y: room.midY - new / 2, width: new, height: new)
        let outline = UIBezierPath(rect: frameLine.convert(room, from: view))
        outline.append(UIBezierPath(rect: frameLine.bounds))
        shade.path = outline.cgPath
        guard image.size.width > 0, image.size.height > 0 else { return }
        let (x, y) = ((room.width - new) / 2, (room.height - new) / 2)
        let old = scroller.contentInset
        scroller.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
        guard new != side else {
            scroller.contentOffset.x += old.left - x
            scroller.contentOffset.y += old.top - y
            return
        }
        side = new
        let least = new / min(image.size.width, image.size.height)
        scroller.minimumZoomScale = least
        scroller.maximumZoomScale = max(least * 3, 2)
        scroller.zoomScale = least
        scroller.contentSize = CGSize(width: image.size.width * least, height: image.size.height * least)
        picture.frame = CGRect(origin: .zero, size: scroller.contentSize)
        scroller.contentOffset = CGPoint(
            x: (scroller.contentSize.width - new) / 2 - x, y: (scroller.contentSize.height - new) / 2 - y)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    /// The visible rectangle of the image, in pixels.
    private var square: CGRect {
        let scale = scroller.zoomScale / image.scale
        let size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        let origin = CGPoint(
            x: (scroller.contentOffset.x + scroller.contentInset.left) / scale,
            y: (scroller.contentOffset.y + scroller.contentInset.top) / scale)
        return CGRect(origin: origin, size: CGSize(width: side / scale, height: side / scale))
            .intersection(CGRect(origin: .zero, size: size)).integral.intersection(CGRect(origin: .zero, size: size))
    }

    private func cropAndFinish() {
        let (square, image) = (square, image)
        guard square.width >= 1, square.height >= 1 else { return }
        choose.isEnabled = false
        Task {
            let part = await FileWork.run("cutting a picture") { image.preparingForDisplay()?.cgImage?.cropping(to: square) }
            choose.isEnabled = true
            guard let part else { return }
            onChoose?(UIImage(cgImage: part, scale: image.scale, orientation: .up), square)
        }
    }
}
