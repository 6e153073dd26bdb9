/// The state of a sheet.
@MainActor struct SheetState {
    var tints = DimmedTints()
    var selected: UISheetPresentationController.Detent.Identifier?
    /// The distance by which the sheet is dragged down from its resting position, in points.
    var pull: CGFloat = 0
    /// The former appearance of the view below while that is shown as a card; `nil` otherwise.
    var below: CoveredViewStyle?
    /// Whether the view below is shown as a card, with black above it.
    var pushesBack = false
    /// How much of the dimming is visible, 0…1.
    var share: CGFloat = 0
}

/// The properties of the view below that a sheet changes.
@MainActor struct CoveredViewStyle {
    private weak var view: UIView?
    private let transform: CGAffineTransform
    private let cornerRadius: CGFloat
    private let masksToBounds: Bool

    init(of view: UIView) {
        self.view = view
        (transform, cornerRadius, masksToBounds) = (view.transform, view.layer.cornerRadius, view.layer.masksToBounds)
    }

    /// Restores position and corners. The view still clips its content.
    func place() {
        view?.transform = transform
        view?.layer.cornerRadius = cornerRadius
    }

    func giveBack() {
        place()
        view?.layer.masksToBounds = masksToBounds
    }
}

/// The metrics of sheets, in points.
enum SheetMetrics {
    /// The strip above a large sheet, below the safe area.
    static let strip: CGFloat = 10
    static let cornerRadius: CGFloat = 10
    static let grabber = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    /// The size of the area that responds to touches.
    static let grabberTouch = CGSize(width: 76, height: 24)
    /// The width by which the view below shrinks.
    static let inset: CGFloat = 32
    /// The sizes of sheets in a regular environment.
    static let page = CGSize(width: 704, height: 4000)
    static let form = CGSize(width: 540, height: 620)
    /// The least distance of a centred sheet from the edges.
    static let margin: CGFloat = 20
}
