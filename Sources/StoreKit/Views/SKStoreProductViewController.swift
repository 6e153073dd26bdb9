internal import SystemServices

/// A page of another app in the App Store.
///
/// > Difference from Apple: The page shows the identifier of the app, and a button that opens the App Store's page in
/// > the desktop's browser. In a test, the shown pages are `app.system.store.productPages`.
///
/// - Source: https://developer.apple.com/documentation/storekit/skstoreproductviewcontroller
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    /// The delegate, which is notified of the dismissal. Held weakly.
    open var delegate: (any SKStoreProductViewControllerDelegate)? {
        get { delegateHub.delegate }
        set { delegateHub.delegate = newValue }
    }
    /// The delegate, and the closures that are called after it.
    final let delegateHub = DelegateHub<any SKStoreProductViewControllerDelegate>()
    final private lazy var screen = StoreProductScreen { [weak self] in self?.finish() }
    final private lazy var dismissalObserver = InteractiveDismissalObserver { [weak self] in
        self.map { page in page.delegateHub.notify { $0.productViewControllerDidFinish(page) } }
    }

    /// Loads the page of an app.
    ///
    /// - Parameters:
    ///   - parameters: The parameters. `SKStoreProductParameterITunesItemIdentifier` is required: a number, or its
    ///     digits.
    ///   - block: Called on the main actor with `true`, or with `false` and an ``SKError`` without an identifier or
    ///     without a connection.
    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
        let error = load(parameters)
        // The closure is called here only, on the main actor.
        let block = UncheckedSendableBox(block)
        MainQueue.runLater("a product page") { block.value?(error == nil, error) }
    }

    /// Loads the page of an app.
    ///
    /// - Parameter parameters: The parameters. `SKStoreProductParameterITunesItemIdentifier` is required.
    /// - Returns: `true`.
    /// - Throws: An ``SKError`` without an identifier or without a connection.
    @discardableResult open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
        if let error = load(parameters) { throw error }
        return true
    }

    private func load(_ parameters: [String: Any]) -> SKError? {
        let store = ApplicationHost.running.system.store
        let value = parameters[SKStoreProductParameterITunesItemIdentifier]
        let identifier = (value as? NSNumber)?.stringValue ?? (value as? Int).map(String.init) ?? value as? String ?? ""
        guard !identifier.isEmpty, identifier.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            store.record("cannot show a product page without the identifier of an app")
            return SKError(.storeProductNotAvailable)
        }
        store.record("shows the product page \(identifier)")
        guard !store.isOffline else { return SKError(.unknown) }
        let others = parameters.keys.filter { $0 != SKStoreProductParameterITunesItemIdentifier }
        store.show(StoreProductPage(identifier: identifier, parameters: others.sorted()))
        screen.show(identifier)
        return nil
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let navigation = UINavigationController(rootViewController: screen)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dismissalObserver.observe(presentationController)
    }

    /// Notifies the delegate, and dismisses the page unless the delegate has done so.
    private func finish() {
        delegateHub.notify { $0.productViewControllerDidFinish(self) }
        if presentingViewController != nil { dismiss(animated: true) }
    }
}

/// The delegate of a product page.
///
/// - Source: https://developer.apple.com/documentation/storekit/skstoreproductviewcontrollerdelegate
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// Called when the person dismisses the page.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
