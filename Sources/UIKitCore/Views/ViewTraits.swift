/// The traits of a view.
@MainActor struct ViewTraits {
    var overrideStyle = UIUserInterfaceStyle.unspecified
    var overrides = UITraitOverrides()
    /// The cached traits. If they are cached, so are those of the superviews.
    var known: UITraitCollection?
    /// A view that provides the traits while there is no superview: the list that measures a cell before showing the
    /// cell.
    weak var container: UIView?
    /// The traits of which the view was last notified.
    var lastNotified: UITraitCollection?
    var registrations = TraitRegistrations()
}
