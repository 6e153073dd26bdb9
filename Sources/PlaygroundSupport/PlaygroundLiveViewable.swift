public import UIKitCore

/// A view or view controller that a playground's page shows.
@preconcurrency @MainActor public protocol PlaygroundLiveViewable {
    /// The view or view controller.
    var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// The content of a live view.
@preconcurrency @MainActor public enum PlaygroundLiveViewRepresentation {
    /// A view, which keeps its size. An empty view fills the page.
    case view(UIView)
    /// A view controller, which fills the page.
    case viewController(UIViewController)
}

extension UIView: PlaygroundLiveViewable {
    /// The view.
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
    /// The view controller.
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .viewController(self) }
}
