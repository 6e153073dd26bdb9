/// What gives every progress its `delegate`.
///
/// Subclasses have delegates of their own kind under the same name. Swift lets a class member hide one of a protocol, but not one of a
/// superclass; so the progress' own is this protocol's.
/// > Difference from Apple: `delegate` cannot be overridden in a direct subclass of `UIPageControlProgress`.
@preconcurrency @MainActor public protocol ProgressDelegating: UIPageControlProgress {}

extension ProgressDelegating {
    /// Says where pages begin, and hears when the bar shows; held weakly. Defaults to `nil`.
    public var delegate: (any UIPageControlProgressDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
}

extension UIPageControlProgress: ProgressDelegating {}
