/// The state of a sheet.
@MainActor struct SheetState {
    var tints = DimmedTints()
    var selectedDetent: UISheetPresentationController.Detent.Identifier?
    /// The distance by which a drag has moved the sheet down from its detent, in points.
    var dragOffset: CGFloat = 0
    /// The original appearance of the view below while that view is shown as a card; `nil` otherwise.
    var coveredViewStyle: CoveredViewStyle?
    /// Whether the view below is shown as a card with black above it.
    var shrinksViewBelow = false
    /// The progress of the dimming, 0…1.
    var dimmingProgress: CGFloat = 0
}

/// The properties of the view below that a sheet changes, for restoring them.
@MainActor struct CoveredViewStyle {
    private weak var view: UIView?
    private let transform: CGAffineTransform
    private let cornerRadius: CGFloat
    private let masksToBounds: Bool

    init(of view: UIView) {
        self.view = view
        transform = view.transform
        cornerRadius = view.layer.cornerRadius
        masksToBounds = view.layer.masksToBounds
    }

    /// Restores the transform and the corner radius. The view clips its content until ``restore()``.
    func restoreShape() {
        view?.transform = transform
        view?.layer.cornerRadius = cornerRadius
    }

    func restore() {
        restoreShape()
        view?.layer.masksToBounds = masksToBounds
    }
}

/// The metrics of sheets, in points.
enum SheetMetrics {
    /// The height of the strip above a large sheet and below the top safe area.
    static let topStripHeight: CGFloat = 10
    static let cornerRadius: CGFloat = 10
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    /// The size of the grabber's area that responds to touches.
    static let grabberTouchSize = CGSize(width: 76, height: 24)
    /// The width by which the view below becomes narrower.
    static let narrowing: CGFloat = 32
    /// The sizes of sheets in a regular environment.
    static let pageSize = CGSize(width: 704, height: 4000)
    static let formSize = CGSize(width: 540, height: 620)
    /// The minimum distance of a centred sheet from the edges.
    static let margin: CGFloat = 20
}
