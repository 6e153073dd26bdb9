internal import Synchronization
internal import SystemServices

/// A request for products with their prices.
///
/// ```swift
/// let request = SKProductsRequest(productIdentifiers: ["com.example.sauce"])
/// request.delegate = self
/// request.start()
/// ```
///
/// - Source: https://developer.apple.com/documentation/storekit/skproductsrequest
// Unchecked: as for the superclass.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    private let response = Mutex<SKProductsResponse?>(nil)

    /// Creates a request.
    ///
    /// - Parameter productIdentifiers: The identifiers of the products.
    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }

    /// Creates a request for no product.
    public convenience override init() { self.init(productIdentifiers: []) }

    override func begin() -> SKError? {
        _ = StoreSession.current
        let store = SystemServices.current.store
        store.record("loads \(identifiers.count) products")
        guard !store.isOffline, !store.failsProducts else { return SKError(.unknown) }
        let locale = store.priceLocale
        let products = store.products.filter { identifiers.contains($0.id) }
        let unknown = identifiers.subtracting(products.map(\.id))
        response.withLock { $0 = SKProductsResponse(products.map { SKProduct($0, locale) }, unknown.sorted()) }
        return nil
    }

    @MainActor override func deliver() {
        guard let response = response.withLock({ $0 }) else { return }
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
    }
}

/// The products of an ``SKProductsRequest``.
///
/// - Source: https://developer.apple.com/documentation/storekit/skproductsresponse
// Unchecked: all values are constants.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    /// The products, in the order of the `.storekit` file.
    public final let products: [SKProduct]
    /// The identifiers without a product, in alphabetical order.
    public final let invalidProductIdentifiers: [String]

    init(_ products: [SKProduct], _ invalidProductIdentifiers: [String]) {
        self.products = products
        self.invalidProductIdentifiers = invalidProductIdentifiers
        super.init()
    }
}

/// A receiver of products. Called on the main thread, before `requestDidFinish(_:)`.
///
/// - Source: https://developer.apple.com/documentation/storekit/skproductsrequestdelegate
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Called with the products.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
