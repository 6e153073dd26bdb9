internal import SystemServices

extension SKPaymentQueue {
    /// Begins a purchase.
    func begin(_ payment: SKPayment) {
        guard let service else { return }
        let purchase = StorePurchase(
            id: service.nextPurchaseID(), productID: payment.productIdentifier, quantity: payment.quantity,
            applicationUsername: payment.applicationUsername, offerID: payment.paymentDiscount?.identifier)
        let transaction = SKPaymentTransaction(payment, SKPaymentTransaction.Values(purchaseID: purchase.id))
        withState { $0.transactions.append(transaction) }
        let country = service.country
        notify("a payment") { $0.paymentQueue($1, updatedTransactions: [transaction]) }
        let work = PendingWork.begin("a payment for \(purchase.productID)")
        Task { @MainActor in
            let flow = PurchaseFlow(service: service, purchase: purchase, asksToBuy: payment.simulatesAskToBuyInSandbox)
            let outcome = await flow.run { PendingWork.end(work) }
            self.finish(transaction, purchase, self.checked(outcome, of: purchase, transaction, country))
        }
    }

    /// Asks the delegate whether a purchase continues after the storefront changed.
    @MainActor private func checked(
        _ outcome: StoreOutcome, of purchase: StorePurchase, _ transaction: SKPaymentTransaction, _ country: StoreCountry
    ) -> StoreOutcome {
        guard case .purchased(let bought) = outcome, let storefront, storefront.countryCode != country.code, let delegate,
            !delegate.paymentQueue(self, shouldContinue: transaction, in: storefront)
        else { return outcome }
        // The purchase of a product that the person owns returns an earlier transaction, which is kept.
        if bought.isNew(in: purchase) {
            service?.refund(bought.id)
            service?.finish(bought.id)
        }
        return .failed(.notAvailableInStorefront)
    }

    /// Ends a purchase, and notifies the observers.
    private func finish(_ transaction: SKPaymentTransaction, _ purchase: StorePurchase, _ outcome: StoreOutcome) {
        switch outcome {
        case .purchased(let bought): transaction.apply(bought, original: original(of: bought))
        case .pending: transaction.update { $0.state = .deferred }
        case .cancelled: fail(transaction, SKError(.paymentCancelled))
        case .failed(let failure): fail(transaction, failure.originalError)
        }
        notify("a payment") { $0.paymentQueue($1, updatedTransactions: [transaction]) }
    }

    private func fail(_ transaction: SKPaymentTransaction, _ error: SKError) {
        transaction.update { values in
            values.state = .failed
            values.error = error
            values.purchaseID = nil
        }
    }

    /// Ends a purchase that another person approved or declined.
    func resolve(_ purchase: StorePurchase, _ outcome: StoreOutcome) {
        guard let transaction = transactions.first(where: { $0.current.purchaseID == purchase.id }) else { return }
        finish(transaction, purchase, outcome)
    }

    /// The first transaction of a renewed product; `nil` for the first one itself.
    private func original(of transaction: StoreTransaction) -> SKPaymentTransaction? {
        guard transaction.originalID != transaction.id else { return nil }
        return service?.transaction(transaction.originalID).map { SKPaymentTransaction($0, original: nil) }
    }

    /// Adds a transaction that the app did not request, such as a renewal. Changes of known ones, and refunds, are not
    /// transactions of the queue.
    func transactionDidChange(_ transaction: StoreTransaction) {
        guard transaction.revocationDate == nil, !transaction.isFinished else { return }
        let added = SKPaymentTransaction(transaction, original: original(of: transaction))
        let isNew = withState { state in
            let isNew = !state.transactions.contains { $0.current.storeID == transaction.id }
            if isNew { state.transactions.append(added) }
            return isNew
        }
        if isNew { notify("a transaction") { $0.paymentQueue($1, updatedTransactions: [added]) } }
    }

    /// Delivers all unfinished transactions to the first observer, also those of earlier launches.
    func deliverUnfinished() {
        let unfinished = (service?.transactions ?? []).filter { !$0.isFinished && $0.revocationDate == nil }
        let known = transactions.filter { $0.transactionState != .purchasing }
        let knownIDs = Set(transactions.compactMap(\.current.storeID))
        let added = unfinished.filter { !knownIDs.contains($0.id) }.map { SKPaymentTransaction($0, original: original(of: $0)) }
        withState { $0.transactions += added }
        let delivered = known + added
        guard !delivered.isEmpty else { return }
        notify("the unfinished transactions") { $0.paymentQueue($1, updatedTransactions: delivered) }
    }

    /// Performs a purchase that the person began in the App Store, if the observers agree.
    func add(promotedProduct productID: String) {
        guard let service, let product = service.product(productID) else { return }
        let offered = SKProduct(product, service.priceLocale)
        MainQueue.runLater("a payment of the App Store") {
            let payment = SKPayment(product: offered)
            let observers = self.transactionObservers
            guard observers.allSatisfy({ $0.paymentQueue(self, shouldAddStorePayment: payment, for: offered) }) else { return }
            self.begin(payment)
        }
    }

    /// Removes transactions that the app finished, and notifies the observers.
    func remove(_ isFinished: @escaping (SKPaymentTransaction) -> Bool) {
        let removed = withState { state in
            let removed = state.transactions.filter(isFinished)
            state.transactions.removeAll { transaction in removed.contains { $0 === transaction } }
            return removed
        }
        guard !removed.isEmpty else { return }
        notify("finished transactions") { $0.paymentQueue($1, removedTransactions: removed) }
    }

    /// Removes the transaction of the store that the app finished.
    func remove(_ id: UInt64) { remove { $0.current.storeID == id } }

    /// Calls all observers on the main thread.
    func notify(_ name: String, _ body: @escaping @Sendable (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
        MainQueue.runLater("\(name) of SKPaymentQueue") {
            for observer in self.transactionObservers { body(observer, self) }
        }
    }
}
