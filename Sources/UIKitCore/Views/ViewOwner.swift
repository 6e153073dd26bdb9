/// The interface of a view to the controller that owns it.
@MainActor package protocol ViewOwner: UIResponder {
    /// Called before the view enters or leaves a window.
    func viewWillMove(to window: UIWindow?)
    /// Called after the view entered or left a window.
    func viewDidMove(to window: UIWindow?)
    /// Called before the view's `updateProperties()`.
    func viewUpdatesProperties()
    /// Called before the view's `layoutSubviews()`.
    func viewWillLayout()
    /// Called after the view's `layoutSubviews()`.
    func viewDidLayout()
    /// Called in place of the view's `updateConstraints()`. The implementation calls that method.
    func viewUpdatesConstraints()
    /// Whether the controller's class overrides `updateViewConstraints()`.
    var overridesUpdateViewConstraints: Bool { get }
    /// Called after the view's `safeAreaInsets` changed.
    func viewSafeAreaDidChange()
    /// Called after the view's `layoutMargins` changed.
    func viewMarginsDidChange()
    /// Called after a trait of the view changed.
    func viewTraitsDidChange(from previous: UITraitCollection)
    /// The additional safe area insets of the controller, in points.
    var insetsAddedToSafeArea: UIEdgeInsets { get }
    /// The minimum margins of the view; `nil` for none.
    var minimumMargins: NSDirectionalEdgeInsets? { get }
    /// The light or dark style that the controller overrides.
    var styleOfView: UIUserInterfaceStyle { get }
    /// The traits that the controller overrides for its view.
    var overridesOfView: UITraitOverrides { get }
}
