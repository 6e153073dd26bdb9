internal import Preconditions
internal import Synchronization
internal import SystemServices

/// The queue of payments.
///
/// ```swift
/// SKPaymentQueue.default().add(observer)
/// SKPaymentQueue.default().add(SKPayment(product: product))
/// ```
///
/// May be used on any thread. Observers and the delegate are called on the main thread.
///
/// - Source: https://developer.apple.com/documentation/storekit/skpaymentqueue
// Unchecked: all state is protected by a lock. The weak references are read and called on the main actor.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    /// A weak reference to an observer.
    struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    struct State {
        var observers: [Observer] = []
        var transactions: [SKPaymentTransaction] = []
        weak var delegate: (any SKPaymentQueueDelegate)?
        /// The products for whose higher price the delegate has deferred the question.
        var deferredConsents: [String] = []
    }

    weak let service: StoreService?
    private let state = Mutex(UncheckedSendableBox(State()))

    init(_ service: StoreService) {
        self.service = service
        super.init()
    }

    /// Creates a queue that is not the one of the app. Apps use ``default()``.
    public override convenience init() { self.init(SystemServices.current.store) }

    /// Returns the queue of the app.
    open class func `default`() -> SKPaymentQueue { StoreSession.current.queue }

    /// Returns whether the device allows payments: `true` by default, else the answer of the test or the person at the
    /// window.
    open class func canMakePayments() -> Bool { SystemServices.current.store.canMakePayments }

    /// The delegate, which decides about purchases; `nil` by default. Held weakly.
    open weak var delegate: (any SKPaymentQueueDelegate)? {
        get { withState { $0.delegate } }
        set { withState { $0.delegate = newValue } }
    }

    /// The country of the App Store.
    open var storefront: SKStorefront? { (service?.country).map { SKStorefront($0) } }

    /// The transactions that the app has not finished, oldest first.
    open var transactions: [SKPaymentTransaction] { withState { $0.transactions } }

    /// The observers.
    open var transactionObservers: [any SKPaymentTransactionObserver] { withState { $0.observers.compactMap(\.object) } }

    /// Adds an observer, which is not retained. The first observer receives all unfinished transactions.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        let (isFirst, _) = withState { state in
            let held = state.observers.compactMap(\.object)
            if !held.contains(where: { $0 === observer }) { state.observers = (held + [observer]).map { Observer(object: $0) } }
            return (held.isEmpty, held)
        }
        if isFirst { deliverUnfinished() }
    }

    /// Removes an observer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        _ = withState { state in
            let held = state.observers.compactMap(\.object)
            state.observers = held.filter { $0 !== observer }.map { Observer(object: $0) }
            return held
        }
    }

    /// Begins the purchase of a product. The observers receive the transaction in each of its states.
    ///
    /// - Precondition: The payment has a product identifier.
    open func add(_ payment: SKPayment) {
        precondition(
            !payment.productIdentifier.isEmpty,
            "SKPaymentQueue: the payment's product identifier is empty, and a payment needs a product. Create it with "
                + "SKPayment(product:).")
        guard let payment = payment.copy() as? SKPayment else { return }
        begin(payment)
    }

    /// Removes a transaction from the queue after the app has unlocked its product.
    ///
    /// - Precondition: The person is not paying any more.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        precondition(
            transaction.transactionState != .purchasing,
            "SKPaymentQueue: finishTransaction(_:) was called with the transaction of \(transaction.payment.productIdentifier), whose "
                + "state is purchasing. Finish transactions that are purchased, failed or restored.")
        if let id = transaction.current.storeID { service?.finish(id) }
        remove { $0 === transaction }
    }

    /// Adds transactions of the products that the person has bought before: of products that are bought once, and of
    /// subscriptions with renewal.
    open func restoreCompletedTransactions() { restore() }

    /// Adds transactions of the products that the person has bought before.
    ///
    /// - Parameter username: The name of the user in the app. It does not change the result.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restore() }

    /// Asks for the consents to higher prices that the delegate has deferred.
    open func showPriceConsentIfNeeded() {
        let products = withState { state in exchange(&state.deferredConsents, with: []) }
        for product in products { showPriceConsent(product) }
    }

    /// Calls `body` under the lock.
    ///
    /// An object that a weak reference holds may be released in `body`, and the app's `deinit` may use the queue. So
    /// `body` returns all objects that it read, which ends their lives after the lock.
    func withState<Result>(_ body: (inout State) -> Result) -> Result {
        state.withLock { box in UncheckedSendableBox(body(&box.value)) }.value
    }
}
