/// Something that has traits: a screen, a window, a controller, a view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold for it.
    var traitCollection: UITraitCollection { get }
    /// Called when a trait changed.
    ///
    /// - Parameter previousTraitCollection: the traits before; `nil` the first time.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
