/// The card that contains a sheet's content. The card has the rounded corners and the grabber, so that the content's
/// own view is not modified.
final class SheetCard: UIView {
    weak var contentController: UIViewController?
    let grabber = SheetGrabber()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    /// Inserts the view of a controller below the grabber.
    func embed(_ controller: UIViewController) {
        contentController = controller
        guard let view = controller.view else { return }
        view.frame = bounds
        insertSubview(view, belowSubview: grabber)
    }

    /// Removes the view of the controller.
    func removeContent() {
        if let view = contentController?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let view = contentController?.viewIfLoaded, view.superview === self, view.frame != bounds { view.frame = bounds }
        let size = SheetMetrics.grabberTouchSize
        grabber.frame = CGRect(x: (bounds.width - size.width) / 2, y: 0, width: size.width, height: size.height)
    }
}
