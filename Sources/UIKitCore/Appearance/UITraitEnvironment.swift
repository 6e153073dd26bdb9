/// An object with traits: a screen, a window, a controller or a view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get }
    /// Called after a trait changed.
    ///
    /// - Parameter previousTraitCollection: The previous traits; `nil` the first time.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
