import Foundation

// Closures that are called after the delegate, for the module CaretSafariServices. Each method returns a closure that
// removes the observer.

extension SFSafariViewController {
    /// Calls a closure when the user has dismissed the screen.
    public final func _onFinish(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void { add { $0.didFinish = body } }

    /// Calls a closure when the first page was loaded, or could not be loaded.
    public final func _onInitialLoad(_ body: @escaping @MainActor (Bool) -> Void) -> @MainActor () -> Void {
        add { $0.didCompleteInitialLoad = body }
    }

    /// Calls a closure for each redirection of the first page.
    public final func _onRedirect(_ body: @escaping @MainActor (URL) -> Void) -> @MainActor () -> Void { add { $0.didRedirect = body } }

    /// Calls a closure before the page is opened in the desktop's browser.
    public final func _onOpenInBrowser(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        add { $0.willOpenInBrowser = body }
    }

    private func add(_ configure: (SafariObserver) -> Void) -> @MainActor () -> Void {
        let observer = SafariObserver()
        configure(observer)
        return delegateHub.observe(observer)
    }
}

/// Passes the calls of a delegate to closures.
private final class SafariObserver: NSObject, SFSafariViewControllerDelegate {
    var didFinish: (@MainActor () -> Void)?
    var didCompleteInitialLoad: (@MainActor (Bool) -> Void)?
    var didRedirect: (@MainActor (URL) -> Void)?
    var willOpenInBrowser: (@MainActor () -> Void)?

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { didFinish?() }

    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        didCompleteInitialLoad?(didLoadSuccessfully)
    }

    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) { didRedirect?(URL) }

    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { willOpenInBrowser?() }
}
