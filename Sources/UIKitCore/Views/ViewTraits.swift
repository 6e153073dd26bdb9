/// What a view knows of its traits.
@MainActor struct ViewTraits {
    var overrideStyle = UIUserInterfaceStyle.unspecified
    var overrides = UITraitOverrides()
    /// The traits that hold, while that is known. If a view knows, its superviews know.
    var known: UITraitCollection?
    /// The traits that the view was told last.
    var told: UITraitCollection?
    var registrations = TraitRegistrations()
}
