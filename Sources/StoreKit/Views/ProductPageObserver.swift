extension SKStoreProductViewController {
    /// Calls a closure after the delegate. Returns a closure that removes it; for the module CaretStoreKit.
    public final func _onFinish(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        delegateHub.observe(ProductPageObserver(body))
    }
}

/// Passes the end of a product page to a closure.
private final class ProductPageObserver: NSObject, SKStoreProductViewControllerDelegate {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { body() }
}
