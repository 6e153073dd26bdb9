/// What a view tells the controller whose view it is, and asks of it.
@MainActor package protocol ViewOwner: UIResponder {
    /// Before the view moves into a window, or out of one.
    func viewWillMove(to window: UIWindow?)
    /// After it.
    func viewDidMove(to window: UIWindow?)
    /// Before the view's `updateProperties()`.
    func viewUpdatesProperties()
    /// Before the view's `layoutSubviews()`.
    func viewWillLayout()
    /// After it.
    func viewDidLayout()
    /// In place of the view's `updateConstraints()`, which it calls.
    func viewUpdatesConstraints()
    /// Whether its class has constraints of its own to make there.
    var overridesUpdateViewConstraints: Bool { get }
    /// After the view's `safeAreaInsets` changed.
    func viewSafeAreaDidChange()
    /// After the view's `layoutMargins` changed.
    func viewMarginsDidChange()
    /// After a trait of the view changed.
    func viewTraitsDidChange(from previous: UITraitCollection)
    /// What the controller covers on top of what the superview does, in points.
    var insetsAddedToSafeArea: UIEdgeInsets { get }
    /// The least margins of the view; `nil` where the controller wants none.
    var minimumMargins: NSDirectionalEdgeInsets? { get }
    /// Light or dark, if the controller insists.
    var styleOfView: UIUserInterfaceStyle { get }
    /// Traits that the controller sets for its view.
    var overridesOfView: UITraitOverrides { get }
}
