internal import SystemServices

extension SKPaymentQueue {
    /// Adds a transaction for each product that the person has bought before.
    func restore() {
        guard let service else { return }
        service.record("restores purchases")
        if let error = restoreError(service) {
            return notify("restoring") { $0.paymentQueue($1, restoreCompletedTransactionsFailedWithError: error) }
        }
        let restored = restorable(service).map { bought in
            let first = service.transaction(bought.originalID) ?? bought
            let transaction = SKPaymentTransaction(bought, original: SKPaymentTransaction(first, original: nil))
            let identifier = String(service.nextPurchaseID())
            transaction.update { values in
                values.state = .restored
                values.identifier = identifier
                // Finishing a restored transaction does not finish the one that the person paid.
                values.storeID = nil
            }
            return transaction
        }
        withState { $0.transactions += restored }
        if !restored.isEmpty { notify("restoring") { $0.paymentQueue($1, updatedTransactions: restored) } }
        notify("restoring") { $0.paymentQueueRestoreCompletedTransactionsFinished($1) }
    }

    private func restoreError(_ service: StoreService) -> SKError? {
        if service.isOffline { return SKError(.unknown) }
        switch service.syncAnswer {
        case .success, .ask, .pending: return nil
        case .cancelled: return SKError(.paymentCancelled)
        case .failed(let failure): return failure.originalError
        }
    }

    /// The last transaction of each product that is bought once or renews, oldest first.
    private func restorable(_ service: StoreService) -> [StoreTransaction] {
        var products: Set<String> = []
        let last = service.transactions.reversed().filter { transaction in
            guard transaction.revocationDate == nil, [.nonConsumable, .autoRenewable].contains(transaction.kind) else { return false }
            return products.insert(transaction.productID).inserted
        }
        return last.reversed()
    }

    // MARK: - Price and storefront

    /// Notifies the observers of another country.
    func storefrontDidChange() { notify("the storefront") { $0.paymentQueueDidChangeStorefront($1) } }

    /// Asks for the consent to a higher price, unless the delegate defers the question.
    func askForPriceConsent(_ productID: String) {
        MainQueue.runLater("the price consent of SKPaymentQueue") {
            guard self.delegate?.paymentQueueShouldShowPriceConsent(self) ?? true else {
                return self.withState { state in
                    if !state.deferredConsents.contains(productID) { state.deferredConsents.append(productID) }
                }
            }
            self.showPriceConsent(productID)
        }
    }

    /// Shows the question for the consent to a higher price.
    func showPriceConsent(_ productID: String) {
        guard let service, let product = service.product(productID) else { return }
        MainQueue.runLater("the price consent of SKPaymentQueue") {
            let alert = SystemAlert(
                title: "Subscription Price Increase",
                message: "The price of “\(product.name)” will increase. To keep your subscription, agree to the new price.",
                buttons: [SystemAlert.Button("Agree to New Price"), SystemAlert.Button("Cancel Subscription", style: .cancel)],
                preferredButton: 0)
            ApplicationHost.current?.systemAlerts.show(alert) { [weak service] index in
                guard let index else { return }
                service?.answerPriceConsent(productID, agrees: index == 0)
            }
        }
    }
}
