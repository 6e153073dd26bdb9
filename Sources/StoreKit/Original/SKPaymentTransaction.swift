internal import Synchronization
internal import SystemServices

/// The state of a transaction.
///
/// - Source: https://developer.apple.com/documentation/storekit/skpaymenttransactionstate
public enum SKPaymentTransactionState: Int, Sendable {
    /// The person is paying.
    case purchasing = 0
    /// The person has paid. The app unlocks the product, and finishes the transaction.
    case purchased = 1
    /// The payment failed, or the person cancelled it.
    case failed = 2
    /// The product was bought before. The app unlocks it, and finishes the transaction.
    case restored = 3
    /// Another person must approve the purchase.
    case deferred = 4
}

/// A payment in the queue.
///
/// - Source: https://developer.apple.com/documentation/storekit/skpaymenttransaction
// Unchecked: the payment is a constant, and the other values are protected by a lock.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    struct Values: Sendable {
        var state = SKPaymentTransactionState.purchasing
        var identifier: String?
        var date: Date?
        var error: SKError?
        var original: SKPaymentTransaction?
        /// The transaction of the store; `nil` if it has none.
        var storeID: UInt64?
        /// The request that waits for the approval of another person.
        var purchaseID: UInt64?
    }

    /// The payment.
    public final let payment: SKPayment
    private let values: Mutex<Values>

    init(_ payment: SKPayment, _ values: Values) {
        self.payment = payment
        self.values = Mutex(values)
        super.init()
    }

    /// The state.
    open var transactionState: SKPaymentTransactionState { current.state }
    /// The identifier; `nil` before the person has paid.
    open var transactionIdentifier: String? { current.identifier }
    /// The date; `nil` before the person has paid.
    open var transactionDate: Date? { current.date }
    /// The first transaction of a renewed or restored product; `nil` for others.
    open var original: SKPaymentTransaction? { current.original }
    /// The reason of a failure, an ``SKError``; `nil` without one.
    open var error: (any Error)? { current.error }

    var current: Values { values.withLock { $0 } }

    func update(_ change: (inout Values) -> Void) { values.withLock { change(&$0) } }
}

extension SKPaymentTransaction {
    /// Creates a transaction that the person has paid.
    convenience init(_ transaction: StoreTransaction, original: SKPaymentTransaction?) {
        let payment = SKPayment(
            SKPayment.Values(
                productIdentifier: transaction.productID, quantity: transaction.quantity,
                applicationUsername: transaction.applicationUsername))
        self.init(payment, Values())
        apply(transaction, original: original)
    }

    /// Makes this a transaction that the person has paid.
    func apply(_ transaction: StoreTransaction, original: SKPaymentTransaction?) {
        update { values in
            values.state = .purchased
            values.identifier = String(transaction.id)
            values.date = transaction.purchaseDate
            values.original = original
            values.storeID = transaction.id
            values.purchaseID = nil
        }
    }
}
