import StoreKit

/// Records the calls of the queue, in order.
final class QueueObserver: NSObject, SKPaymentTransactionObserver {
    private(set) var calls: [String] = []
    private(set) var transactions: [SKPaymentTransaction] = []
    private(set) var isMain = true
    var acceptsStorePayments = true
    /// Whether the observer finishes transactions that are not being paid.
    var finishes = false

    private func record(_ call: String) {
        isMain = isMain && Thread.isMainThread
        calls.append(call)
    }

    private static func name(_ transaction: SKPaymentTransaction) -> String {
        let state =
            switch transaction.transactionState {
            case .purchasing: "purchasing"
            case .purchased: "purchased"
            case .failed: "failed"
            case .restored: "restored"
            case .deferred: "deferred"
            }
        return "\(transaction.payment.productIdentifier) \(state)"
    }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        record(transactions.map(Self.name).joined(separator: ", "))
        self.transactions += transactions
        guard finishes else { return }
        for transaction in transactions where ![.purchasing, .deferred].contains(transaction.transactionState) {
            queue.finishTransaction(transaction)
        }
    }

    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        record("removed \(transactions.map(\.payment.productIdentifier).joined(separator: ", "))")
    }

    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
        record("restoring failed \((error as? SKError)?.code.rawValue ?? -1)")
    }

    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { record("restored") }

    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool {
        record("asks \(payment.productIdentifier) \(product.localizedTitle)")
        return acceptsStorePayments
    }

    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) { record("storefront \(queue.storefront?.countryCode ?? "")") }
}

/// Records the calls of a request for products.
final class ProductsObserver: NSObject, SKProductsRequestDelegate {
    private(set) var calls: [String] = []
    private(set) var response: SKProductsResponse?
    private(set) var isMain = true

    private func record(_ call: String) {
        isMain = isMain && Thread.isMainThread
        calls.append(call)
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        record("response")
        self.response = response
    }

    func requestDidFinish(_ request: SKRequest) { record("finish") }

    func request(_ request: SKRequest, didFailWithError error: any Error) {
        record("failure \((error as? SKError)?.code.rawValue ?? -1)")
    }
}
