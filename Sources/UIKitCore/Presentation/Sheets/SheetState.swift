/// Where a sheet is.
@MainActor struct SheetState {
    var tints = DimmedTints()
    var selected: UISheetPresentationController.Detent.Identifier?
    /// How far it is pulled from where it rests, in points, downwards.
    var pull: CGFloat = 0
    /// How the screen below looked before it became a card; `nil` while it is none.
    var below: CoveredLook?
    /// Whether the screen below has become a card, with black above it.
    var pushesBack = false
    /// How much of the surroundings' dimming shows, from 0 to 1.
    var share: CGFloat = 0
}

/// What a sheet changes of the view below.
@MainActor struct CoveredLook {
    private weak var view: UIView?
    private let transform: CGAffineTransform
    private let cornerRadius: CGFloat
    private let masksToBounds: Bool

    init(of view: UIView) {
        self.view = view
        (transform, cornerRadius, masksToBounds) = (view.transform, view.layer.cornerRadius, view.layer.masksToBounds)
    }

    /// Sends it back to where it stood; it still clips what it shows.
    func place() {
        view?.transform = transform
        view?.layer.cornerRadius = cornerRadius
    }

    func giveBack() {
        place()
        view?.layer.masksToBounds = masksToBounds
    }
}

/// The numbers of sheets, in points.
enum SheetMetrics {
    /// The strip above a large sheet, below the safe area.
    static let strip: CGFloat = 10
    static let cornerRadius: CGFloat = 10
    static let grabber = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    /// Where a finger meets it.
    static let grabberTouch = CGSize(width: 76, height: 24)
    /// How much narrower the screen below becomes.
    static let inset: CGFloat = 32
    /// The panels of wide screens.
    static let page = CGSize(width: 704, height: 4000)
    static let form = CGSize(width: 540, height: 620)
    /// A panel keeps this distance from the edges.
    static let margin: CGFloat = 20
}
