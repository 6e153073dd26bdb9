/// The traits of a view.
@MainActor struct ViewTraits {
    var overrideStyle = UIUserInterfaceStyle.unspecified
    var overrides = UITraitOverrides()
    /// The cached traits. While they are cached, those of the superviews are cached too.
    var cached: UITraitCollection?
    /// The view that provides traits while there is no superview, such as a list that measures a cell before it shows
    /// the cell.
    weak var container: UIView?
    /// The traits of which the view was last notified.
    var lastNotified: UITraitCollection?
    var registrations = TraitRegistrations()
}
