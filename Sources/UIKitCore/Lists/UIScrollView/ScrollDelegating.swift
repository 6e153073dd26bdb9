/// What gives every scroll view its `delegate`.
///
/// Subclasses have delegates of their own kind under the same name. Swift lets a class member hide one of a protocol, but not
/// one of a superclass; so the scroll view's is this protocol's.
/// > Difference from Apple: `delegate` cannot be overridden in a direct subclass of `UIScrollView`.
@preconcurrency @MainActor public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
    /// The delegate, held weakly. Defaults to `nil`.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollHub.delegate }
        set { scrollHub.delegate = newValue }
    }
}

extension UIScrollView: ScrollDelegating {}
