/// A transition between two controllers of a storyboard.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The identifier in the storyboard; `nil` if there is none.
    public let identifier: String?
    /// The source controller.
    public let source: UIViewController
    /// The destination controller.
    public let destination: UIViewController
    final var handler: (@MainActor () -> Void)?

    /// Creates a segue. Storyboards create their segues themselves.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue with a closure that performs it.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination. Custom segues override the method without calling `super`.
    open func perform() { handler?() }
}

/// A segue class whose initialiser is required, so that it can be called for a class known only at run time.
///
/// See the decision about constructing the app delegate.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleSegue: UIStoryboardSegue {
    /// Creates a segue.
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
