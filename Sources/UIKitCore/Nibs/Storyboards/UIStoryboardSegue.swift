/// One way from a controller to another, when it is gone.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name that the storyboard has for it; `nil` without one.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController
    final var handler: (@MainActor () -> Void)?

    /// Makes a segue; a storyboard makes its own.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Makes a segue that calls a closure when it is performed.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination. A class of its own overrides it, and does not call `super`.
    open func perform() { handler?() }
}

/// Declares the initialiser of segues as required, so that it can be called for a class that is known at run time only.
///
/// See the decision about constructing the app delegate.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleSegue: UIStoryboardSegue {
    /// Makes a segue.
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
