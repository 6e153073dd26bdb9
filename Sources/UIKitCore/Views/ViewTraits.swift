/// What a view knows of its traits.
@MainActor struct ViewTraits {
    var overrideStyle = UIUserInterfaceStyle.unspecified
    var overrides = UITraitOverrides()
    /// The traits that hold, while that is known. If a view knows, its superviews know.
    var known: UITraitCollection?
    /// A view whose traits hold while there is no superview: the list that measures a cell before it shows the cell.
    weak var container: UIView?
    /// The traits that the view was told last.
    var told: UITraitCollection?
    var registrations = TraitRegistrations()
}
